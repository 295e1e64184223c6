/** An office as the footer and the contact page show it. Its name and its address are in `src/texts/offices`. */
export type Office = {
  id: 'export' | 'main'
  /** The search on a map; without it there is no link to a map. */
  mapSearch?: string
  /** When it is open, in a few words: `'Monday to Saturday, 10 am to 6 pm'`. In English: pages in all languages show it like this. */
  hours?: string
  /** Ten digits, without +91. */
  phone?: string
  /** Ten digits, without +91. */
  whatsapp?: string
  email?: string
}

/**
 * The offices. A fact that the association has not given yet is left out, and the page shows the text of
 * `placeholders` in `src/texts/offices` instead.
 */
export const offices: Office[] = [
  { id: 'export' },
  { id: 'main', mapSearch: 'Bhubaneswar, Odisha' },
]
