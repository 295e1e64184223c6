/**
 * The code that writes, and reads once: Firestore's lite SDK, which says at once when the server is
 * not there, or the on-device store of this browser.
 */
export const loadWriter = () => (__DEVICE__ ? import('./device') : import('./lite'))
