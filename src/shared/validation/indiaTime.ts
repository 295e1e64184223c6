/** Milliseconds from UTC to the time of India, by which the rules of the database count too. */
const indiaOffset = 330 * 60_000

const nowInIndia = () => new Date(Date.now() + indiaOffset)

export const thisYear = () => nowInIndia().getUTCFullYear()

/** YYYY-MM-DD */
export const today = () => nowInIndia().toISOString().slice(0, 10)
