/**
 * Hashes of the one style element the data grid writes: the theme's measures and colours under its
 * own names, and a checksum of the whole theme. It is in no file, and every page
 * can lead to the grid. The second is for browsers that know no `color-mix`. A test of the member list says
 * the new hash when the grid or the theme has changed.
 */
export const gridStyles = [
  "'sha256-7f9qq4QSOLk+stp0QcfrnpTBtdVmEq5do+exW7E6m3w='",
  "'sha256-Fp36zgx6aC/uenSNVrWJ88Z0/MTyFH6/ld4iY3BWSLw='",
]
