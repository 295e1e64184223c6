/** An error of our own, with a message for people. Every page has it, the other errors come with the data. */
export class KnownError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
