/** Dates and spans of time. The order of a date is the same in all languages: 6 Dec 2026. */
export const texts = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** From Sunday on. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  inMonths: (count: number) => (count === 1 ? 'one month' : `${count} months`),
  inDays: (count: number) => (count === 1 ? 'one day' : `${count} days`),
}

export type Texts = typeof texts
