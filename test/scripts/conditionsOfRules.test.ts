import { expect, test } from 'vitest'
import { conditionsOf, without } from '@scripts/rules/mutants/conditions'

const withoutEach = (rules: string) => conditionsOf(rules).map((one) => without(rules, one))

test.each<[what: string, rules: string, expected: string[]]>([
  ['each part of a &&', 'return a && b;', ['return true && b;', 'return a && true;']],
  ['each part of a ||', 'return a || b;', ['return false || b;', 'return a || false;']],
  [
    'what a ? asks, both ways',
    'let x = a ? 1 : 2;',
    ['let x = true ? 1 : 2;', 'let x = false ? 1 : 2;'],
  ],
  [
    'a part of a part',
    'allow create: if a && b || c;',
    [
      'allow create: if false || c;',
      'allow create: if true && b || c;',
      'allow create: if a && true || c;',
      'allow create: if a && b || false;',
    ],
  ],
  [
    'one that is several lines long, with its brackets',
    'return a\n  && (b\n    || c);',
    [
      'return true\n  && (b\n    || c);',
      'return a\n  && true;',
      'return a\n  && (false\n    || c);',
      'return a\n  && (b\n    || false);',
    ],
  ],
  [
    'those of a ? in a ?',
    'return a ? b ? c && d : e : f;',
    [
      'return true ? b ? c && d : e : f;',
      'return false ? b ? c && d : e : f;',
      'return a ? true ? c && d : e : f;',
      'return a ? false ? c && d : e : f;',
      'return a ? b ? true && d : e : f;',
      'return a ? b ? c && true : e : f;',
    ],
  ],
  [
    'those in what a function is called with, in a map and in a list',
    "return !f(a && b, { 'c:?': d || e }, [g[1:2] ? h : i]);",
    [
      "return !f(true && b, { 'c:?': d || e }, [g[1:2] ? h : i]);",
      "return !f(a && true, { 'c:?': d || e }, [g[1:2] ? h : i]);",
      "return !f(a && b, { 'c:?': false || e }, [g[1:2] ? h : i]);",
      "return !f(a && b, { 'c:?': d || false }, [g[1:2] ? h : i]);",
      "return !f(a && b, { 'c:?': d || e }, [true ? h : i]);",
      "return !f(a && b, { 'c:?': d || e }, [false ? h : i]);",
    ],
  ],
  [
    'a text as a whole, whatever is in it',
    "return 'a && b;' in c && d == '||'; // e && f",
    ["return true && d == '||'; // e && f", "return 'a && b;' in c && true; // e && f"],
  ],
])('finds %s', (_what, rules, expected) => {
  expect(withoutEach(rules)).toEqual(expected)
})

test('an allow or a return as a whole is none', () => {
  expect(conditionsOf('allow read: if isAdmin(); function f() { return (g(1)); }')).toEqual([])
})
