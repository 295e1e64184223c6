import { safeStorage } from '@/shared/config/safeStorage'

export type CameraFailure = {
  message: string
  /** Loading the page again may help. */
  needsReload: boolean
}

const storage = safeStorage('local')
const cameraKey = 'door-camera'

/** The camera that was chosen on this device; an empty text if none was. */
export const loadCamera = () => storage.getItem(cameraKey) ?? ''

export const saveCamera = (id: string) => storage.setItem(cameraKey, id)

export const forgetCamera = () => storage.removeItem(cameraKey)

/** The chosen camera; the one on the back where none is chosen, or that one is gone. */
export async function openCamera(id: string): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  const onBack = () =>
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size } })
  if (id === '') return onBack()
  const chosen = { video: { deviceId: { exact: id }, ...size } }
  return navigator.mediaDevices.getUserMedia(chosen).catch((thrown: unknown) => {
    const name = thrown instanceof DOMException ? thrown.name : ''
    if (name !== 'OverconstrainedError' && name !== 'NotFoundError') throw thrown
    return onBack()
  })
}

/** Only this page may use the camera, and a page's rights come with its address when it is loaded. */
function isLoadedHere() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === window.location.pathname
}

export function failureOf(thrown: unknown): CameraFailure {
  const name = thrown instanceof DOMException ? thrown.name : ''
  const needsReload = name === 'NotAllowedError' && !isLoadedHere()
  const message = needsReload
    ? 'Reload this page to use the camera, or search instead.'
    : (failures[name] ?? 'The camera could not be started. You can search instead.')
  return { message, needsReload }
}

const failures: { [name: string]: string } = {
  NotAllowedError:
    'The camera was refused. You can allow it in the browser’s settings for this site. You can search instead.',
  NotFoundError: 'There is no camera here. You can search instead.',
  NotReadableError: 'Another app uses the camera. Close it and start again, or search instead.',
  NetworkError:
    'The code reader could not be loaded. Start again when you are online, or search instead.',
}
