/** The artwork's colours, as the theme's variables. */
export const colours = {
  night: 'var(--mui-palette-art-night)',
  indigo: 'var(--mui-palette-art-indigo)',
  laterite: 'var(--mui-palette-art-laterite)',
  turmeric: 'var(--mui-palette-art-turmeric)',
  cotton: 'var(--mui-palette-art-cotton)',
  sand: 'var(--mui-palette-art-sand)',
}

/** A small whole number that is always the same for the same text. */
export function numberOf(seed: string): number {
  let hash = 7
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash ^ (hash >>> 15)) >>> 8
}
