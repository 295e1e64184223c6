/** Lines between the items of a list in a card; below the last one is the card's own border. */
export const linesSx = { '& > li:last-of-type': { borderBottom: 0 } }
