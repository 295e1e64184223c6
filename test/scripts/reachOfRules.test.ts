import { expect, test } from 'vitest'
import { createReach, isAmong } from '@scripts/rules/mutants/reach'

const rules = `
service cloud.firestore {
  match /databases/{database}/documents {
    // match /nothing/{id} {
    match /members/{id} {
      allow create: if isMember(id);
      match /history/{v} {
        allow create: if isEntry(v);
      }
    }
    match /receipts/{key} {
      allow create: if isEntry(key) && key != 'a { in a text';
    }
    match /{record=**}/notes/{note} {
      allow read: if isReader();
    }
    function isMember(id) {
      return isEntry(id);
    }
    function isEntry(v) {
      return v == 'known';
    }
    function isReader() {
      return 'reader' in request.auth.token;
    }
  }
}
`

const reachOf = (text: string) => createReach(rules)(rules.indexOf(text))

test('a rule decides about the collection around it', () => {
  expect([...reachOf("key != 'a")]).toEqual(['receipts'])
  expect([...reachOf('isEntry(v);')]).toEqual(['members/history'])
})

test('a function decides about the collections of all that call it', () => {
  expect([...reachOf("v == 'known'")].sort()).toEqual(['members', 'members/history', 'receipts'])
  expect([...reachOf('return isEntry(id)')]).toEqual(['members'])
})

test('a rule of many collections is among those of any', () => {
  const reach = reachOf("'reader' in")
  expect(isAmong(reach, 'members/history')).toBe(true)
  expect(isAmong(reachOf("key != 'a"), 'members')).toBe(false)
})
