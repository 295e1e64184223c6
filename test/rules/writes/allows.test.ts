import { expect, test } from 'vitest'
import { allowsOf, withConditions } from './allows'

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    // allow create: if true; match /none/{id} {
    function isShort(id) {
      let sizes = { 'a{2}': "}", 'b': 2 };
      return id.matches('[a-z]{1,3};');
    }

    match /list/{id} {
      allow read: if true;
      allow create, update: if isShort(id)
        || id == "allow delete: if false;";

      match /history/{v} {
        allow delete: if false;
      }
    }
    match /{any=**} { allow write: if false; }
  }
}`

test('finds each allow of a write, with its path, and no other', () => {
  expect(allowsOf(rules).map(({ name, operations }) => [name, operations])).toEqual([
    ['list/{id} create, update', ['create', 'update']],
    ['list/{id}/history/{v} delete', ['delete']],
    ['{any=**} write', ['create', 'update', 'delete']],
  ])
  const paths = ['list/a', 'list/a/history/1', 'list/a/history/1/b/c', 'lists/a']
  expect(allowsOf(rules).map(({ isAbout }) => paths.filter(isAbout))).toEqual([
    ['list/a'],
    ['list/a/history/1'],
    paths,
  ])
})

test('puts another condition in each, and nothing elsewhere', () => {
  const changed = withConditions(rules, (name, own) => `is('${name}') && (${own})`, 'more')
  const conditions = [...changed.matchAll(/is\('(.*)'\) && \(/g)].map(([, name]) => name)
  expect(conditions).toEqual(allowsOf(rules).map(({ name }) => name))
  expect(changed).toContain(`is('list/{id} create, update') && (isShort(id)
        || id == "allow delete: if false;");`)
  const without = changed.replace(/is\('.*?'\) && \(([^;]*?"[^"]*"|false)\);/g, '$1;')
  expect(without.replace('\nmore', '')).toBe(rules)
})

test('refuses rules that allow a write to everybody', () => {
  const open = 'match /databases/{database}/documents { match /a/{id} { allow write; } }'
  expect(() => allowsOf(open)).toThrow('a/{id} write has no condition')
})
