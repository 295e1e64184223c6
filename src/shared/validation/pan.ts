import { panLetters, type Constitution } from './constitutions'
import { upperCaseField } from './upperCase'

/** Structure of the Permanent Account Number, Income Tax Department. */
export const panPattern = /^[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z]$/

export const panError = 'Enter a valid PAN, for example AAAPA1234A'

/** Whether the fourth letter of a PAN is one of those a firm of this constitution has. */
export const panFits = (pan: string, constitution: Constitution) =>
  panLetters[constitution].includes(pan.charAt(3))

const isConstitution = (value: unknown): value is Constitution =>
  typeof value === 'string' && Object.hasOwn(panLetters, value)

function misfit(constitution: Constitution) {
  const letters = panLetters[constitution]
    .split('')
    .join(', ')
    .replace(/, (.)$/, ' or $1')
  return `${panError}. With the constitution “${constitution}” its fourth letter is ${letters}`
}

/** @param constitutionField name of the field of the same form that holds the constitution. */
export const panField = (label: string, constitutionField: string) =>
  upperCaseField(label, 'pan')
    .matches(panPattern, panError)
    .when(constitutionField, ([constitution]: unknown[], schema) =>
      isConstitution(constitution)
        ? schema.test(
            'constitution',
            misfit(constitution),
            // A malformed PAN has its own message.
            (pan) => !pan || !panPattern.test(pan) || panFits(pan, constitution),
          )
        : schema,
    )
