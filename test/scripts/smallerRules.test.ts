import { expect, test } from 'vitest'
import { smaller } from '@scripts/rules/mutants/smaller'

const rules = `match /a/{id} {
  allow read: if isA(id); // allow write: if isB();
  allow create: if isB("allow delete: if isC();");
}
function isA(id) { return isPart(id); }
function isB(text) { return text == '}'; }
function isPart(id) { return { 'a': id }.size() == 1; }
function isUnused() { return isUnusedToo(); }
function isUnusedToo() { return isUnused(); }
`

test('rules keep what is asked and the functions that it calls', () => {
  const left = smaller(rules, (allow) => allow === 0)
  expect(left.replace(/\n+/g, '\n')).toBe(`match /a/{id} {
  allow read: if isA(id); // allow write: if isB();
  allow create: if false;
}
function isA(id) { return isPart(id); }
function isPart(id) { return { 'a': id }.size() == 1; }
`)
})

test('an allow beside it is asked for itself', () => {
  const left = smaller(rules, (allow) => allow === 1)
  expect(left).toContain('allow read: if false; //')
  expect(left).toContain('allow create: if isB("allow delete: if isC();");')
  expect(left.match(/function \w+/g)).toEqual(['function isB'])
})
