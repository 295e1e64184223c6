import type { Place } from './engine'

/*
 * What a person does with a mouse and a keyboard, in the words of W3C's WebDriver; both of its protocols, classic
 * and BiDi, use the same.
 */

export const pressAt = ({ x, y }: Place) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The key Enter, for a line feed. */
const enter = '\uE007'

export const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text.replaceAll('\n', enter)].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
