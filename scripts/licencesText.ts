import { lockedPackages } from './lockedPackages'

export const licencesFile = 'docs/licences.txt'

/** The packages the site is built of with their licences, from the lock file. */
export const licencesText = () =>
  [
    'Packages the site is built of, with their licences. Made by `npm run licences`.',
    '',
    ...lockedPackages().map(({ name, version, licence }) => `${name} ${version}: ${licence}`),
    '',
  ].join('\n')
