/** The three words of the tagline, in its order. What they mean is in `src/texts/values`. */
export const values = ['dignity', 'security', 'prosperity'] as const
