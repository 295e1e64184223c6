import { expect, test } from 'vitest'
import { object, ValidationError, type AnyObject, type Schema } from 'yup'
import { choiceField, constitutions } from '@/shared/validation/choices'

/** The value that a form with one field sends, or the error messages it shows. */
export function outcome(field: Schema, typed: unknown, others: AnyObject = {}): unknown {
  const schema = object({ field, ...Object.fromEntries(Object.keys(others).map(anything)) })
  try {
    return schema.validateSync({ field: typed, ...others }, { abortEarly: false }).field
  } catch (error) {
    if (error instanceof ValidationError) return { errors: error.errors }
    throw error
  }
}

const anything = (name: string) => [name, choiceField(name, [...constitutions, 'AAPFU0939F'])]

export const refused = (...errors: string[]) => ({ errors })

export type Case = [typed: unknown, outcome: unknown]

export function table(title: string, field: Schema, cases: Case[]) {
  test.each(cases)(`${title}: %j`, (typed, expected) => {
    expect(outcome(field, typed)).toEqual(expected)
  })
}

export const long = (length: number) => 'x'.repeat(length)
export const brokenText =
  'This text has a broken character in it. Please delete it and type it again'
