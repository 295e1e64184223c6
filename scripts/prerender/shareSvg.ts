const indigo = '#1d2758'
const night = '#141b3f'
const turmeric = '#e9a93a'
const laterite = '#b4532f'
const cloth = '#fbf3e4'

/** The picture beside a shared link, 1200 × 630: the wheel of Konark between two borders of
 *  ikat. Without words, for the letters would be those of whichever machine builds the site. */
export const shareSvg = () => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${indigo}"/>
  ${skyline}
  ${border(0)}${border(546)}
  <g transform="translate(600 315)">
    <circle r="236" fill="${night}"/>
    ${wheel}
  </g>
</svg>`

const around = (count: number, draw: (degrees: number) => string, offset = 0) =>
  Array.from({ length: count }, (_, index) => draw(offset + (360 / count) * index)).join('')

/** Eight broad spokes and eight slender ones, a rim of beads, and rings at the middle. */
const wheel = `
  <g fill="none" stroke="${turmeric}">
    <circle r="222" stroke-width="10"/>
    <circle r="176" stroke-width="5"/>
    <circle r="60" stroke-width="6"/>
  </g>
  ${around(48, (at) => `<circle cx="199" r="7" fill="${at % 15 ? cloth : laterite}" transform="rotate(${at})"/>`)}
  ${around(8, (at) => `<path d="M58 -9 L104 -17 L118 0 L104 17 L58 9Z M118 0 L140 -13 L176 -6 V6 L140 13Z" fill="${turmeric}" transform="rotate(${at})"/><circle cx="104" r="8" fill="${laterite}" transform="rotate(${at})"/>`)}
  ${around(8, (at) => `<path d="M60 -3 L176 -2 V2 L60 3Z" fill="${cloth}" transform="rotate(${at})"/><path d="M112 0 l10 -8 10 8 -10 8Z" fill="${cloth}" transform="rotate(${at})"/>`, 22.5)}
  <circle r="44" fill="${laterite}"/>
  ${around(12, (at) => `<ellipse cx="27" rx="13" ry="6" fill="${cloth}" transform="rotate(${at})"/>`)}
  <circle r="12" fill="${turmeric}"/>`

/** A band of stepped diamonds, as the threads dyed before weaving draw them. */
function border(top: number): string {
  const diamond = (x: number, half: number, fill: string) =>
    Array.from({ length: half / 6 }, (_, step) => {
      const wide = half - step * 6
      return `<path d="M${x - wide} ${42 - step * 6 - 6}h${wide * 2}v6h-${wide * 2}Z M${x - wide} ${42 + step * 6}h${wide * 2}v6h-${wide * 2}Z" fill="${fill}"/>`
    }).join('')
  const band = Array.from({ length: 16 }, (_, index) => {
    const x = index * 80
    return (
      diamond(x, 36, turmeric) +
      diamond(x, 24, indigo) +
      diamond(x, 12, cloth) +
      diamond(x + 40, 12, cloth)
    )
  }).join('')
  return `<g transform="translate(0 ${top})"><rect width="1200" height="84" fill="${laterite}"/>${band}<path d="M0 1.5H1200M0 82.5H1200" stroke="${turmeric}" stroke-width="3"/></g>`
}

/** Temple towers to both sides, in the colour of the night behind them. */
const tower = (x: number, size: number) =>
  `<path transform="translate(${x} 546) scale(${size})" fill="${night}" d="M-70 0V-60C-70 -150 -52 -215 -26 -246H-40V-262H-22C-20 -276 -10 -284 -3 -286V-312H3V-286C10 -284 20 -276 22 -262H40V-246H26C52 -215 70 -150 70 -60V0Z M-120 0V-40H-112V-64H-100V-88H-84V0Z M120 0V-40H112V-64H100V-88H84V0Z"/>`

const skyline =
  tower(180, 1.2) +
  tower(1020, 1.2) +
  tower(20, 0.75) +
  tower(1180, 0.75) +
  tower(345, 0.6) +
  tower(855, 0.6)
