/**
 * Hashes of the one style element the data grid writes: the theme's measures and colours under its
 * own names, and a checksum of the whole theme. It is in no file, and every page
 * can lead to the grid. The second is for browsers that know no `color-mix`. A test of the member list says
 * the new hash when the grid or the theme has changed.
 */
export const gridStyles = [
  "'sha256-lEG+buV/neWoQG8nFDG4A4J82e5/SjVIB99dcfr80SM='",
  "'sha256-8Fck6sv4YI20Ox+8tZ4JVITrTuP6mTo59ESiL2FtPdo='",
]
