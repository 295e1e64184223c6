export const doorSx = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 640,
  mx: 'auto',
  minHeight: 'calc(100dvh - var(--header-height) - 48px)',
}
/** The next press is near the thumb. */
export const stageSx = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 1,
  p: 2,
}
