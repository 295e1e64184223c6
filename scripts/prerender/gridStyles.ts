/**
 * Hashes of the one style element the data grid writes: the theme's measures and colours under its
 * own names, and a checksum of the whole theme. It is in no file, and every page
 * can lead to the grid. The second is for browsers that know no `color-mix`. A test of the member list says
 * what has to stand here when the grid or the theme has changed.
 */
export const gridStyles = [
  "'sha256-VKgxXW93V5Tv2ufN1mbWvvXERcOuk9CNbd1J9kVjbF8='",
  "'sha256-/Oo/8soAqtO4o9+iy6pRb9VjJLQNmDc3kMEm/7unVC0='",
]
