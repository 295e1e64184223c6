/** When the page about accessibility was last looked over, YYYY-MM-DD. Its words are in `src/texts/accessibility`. */
export const lookedOverOn = '2026-11-28'
