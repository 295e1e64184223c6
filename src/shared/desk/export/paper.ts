/** More columns than these need the long side of the paper. */
export const fewColumns = 7
