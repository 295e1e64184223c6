/** A browser with one open page, in a window of 1280 by 800, with an empty profile. */
export type Engine = {
  goTo: (address: string) => Promise<void>
  /** Runs the body of a function in the page; its result must be fit for JSON. */
  run: <Value>(body: string) => Promise<Value>
  /** Presses at a place of the window. */
  press: (place: Place) => Promise<void>
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>
  /** Errors and warnings on the console so far, and errors that nothing has caught. WebKit's driver reports none. */
  complaints: readonly string[]
  close: () => Promise<void>
}

export type Place = { x: number; y: number }

export const size = { width: 1280, height: 800 }
