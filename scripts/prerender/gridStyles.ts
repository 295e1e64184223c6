/**
 * Hashes of the one style element the data grid writes: the theme's measures and colours under its
 * own names, and a checksum of the whole theme. It is in no file, and every page
 * can lead to the grid. The second is for browsers that know no `color-mix`. A test of the member list says
 * what has to stand here when the grid or the theme has changed.
 */
export const gridStyles = [
  "'sha256-haIe18RqqoB/GvM4qRvW995apoYPllgVd1rAZzuGvSY='",
  "'sha256-XgCs5D/2qjSmQtbgcpM92Qesn/1R2SHp10tYb/9p4Oo='",
]
