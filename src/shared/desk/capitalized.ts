/** A text as at the beginning of a sentence: "You". */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
