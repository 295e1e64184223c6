/**
 * For a code that a camera reads: browsers that darken pages, or use the colours of a high contrast, leave it as it is.
 * Otherwise its paths become white on white.
 */
export const blackOnWhite = { colorScheme: 'only light', forcedColorAdjust: 'none' }
