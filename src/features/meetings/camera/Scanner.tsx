import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { importPressed } from '@/shared/config/importPart'
import {
  failureOf,
  forgetCamera,
  loadCamera,
  openCamera,
  saveCamera,
  type CameraFailure,
} from './openCamera'

type Props = {
  /**
   * Called with the text of each code; with the same code again only when it was away for a moment, or
   * was not taken: `false`.
   */
  onCode: (text: string) => boolean
  /** Called with the reason when there is no camera. */
  onFailure: (failure: CameraFailure) => void
}

export const loadDecoder = () => import('qr/decode.js')

/** The press that the page repeats if it has to load itself again for the decoder. */
export const scanPress = 'scan'

/**
 * Reads codes with the camera while it is mounted. The camera is off while the page is hidden. The decoder is
 * loaded with the camera, and is plain script: the site's policy allows nothing else.
 */
export function Scanner({ onCode, onFailure }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isHidden, setHidden] = useState(document.visibilityState === 'hidden')
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([])
  const [chosen, setChosen] = useState(loadCamera)
  const [used, setUsed] = useState('')
  const handleCode = useEffectEvent(onCode)
  const handleFailure = useEffectEvent(onFailure)

  useEffect(() => {
    const follow = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  useEffect(() => {
    if (isHidden || video.current === null) return
    const scanning = new AbortController()
    const handleStart = (stream: MediaStream, all: readonly MediaDeviceInfo[]) => {
      setCameras(all)
      setUsed(stream.getVideoTracks()[0]?.getSettings().deviceId ?? '')
    }
    scan(video.current, scanning.signal, chosen, handleStart, handleCode).catch(
      (thrown: unknown) => {
        if (scanning.signal.aborted) return
        // Another one may work at the next start.
        forgetCamera()
        handleFailure(failureOf(thrown))
      },
    )
    return () => scanning.abort()
  }, [isHidden, chosen])

  return (
    <>
      <Box sx={frameSx}>
        <Box
          component="video"
          ref={video}
          aria-label="Camera: hold a code in front of it"
          muted
          playsInline
          sx={videoSx}
        />
      </Box>
      {cameras.length > 1 && (
        <SelectFilter
          label="Camera"
          value={used}
          onChange={(id) => {
            saveCamera(id)
            setChosen(id)
          }}
          options={cameras.map(({ deviceId, label }, at) => [
            deviceId,
            label || `Camera ${at + 1}`,
          ])}
        />
      )}
    </>
  )
}

/** Between two pictures. A cheap phone takes some 40 ms to decode a picture. */
const scanIntervalMs = 150
/** A code that stays in front of the camera is not read again before this. */
const rescanDelayMs = 3_000
/** Side of the square in the middle that is searched, in pixels. */
const cropSize = 480

async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  camera: string,
  onStart: (stream: MediaStream, cameras: readonly MediaDeviceInfo[]) => void,
  onCode: Props['onCode'],
) {
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError')
  const loading = importPressed(loadDecoder, scanPress).catch(() => {
    throw new DOMException('', 'NetworkError')
  })
  const asking = openCamera(camera)
  // Also when the camera is allowed only after the end.
  const stop = () =>
    asking.then(
      (stream) => stream.getTracks().forEach((track) => track.stop()),
      () => {},
    )
  signal.addEventListener('abort', () => void stop())
  const [{ decodeQR }, stream] = await Promise.all([loading, asking]).catch((thrown: unknown) => {
    void stop()
    throw thrown
  })
  if (signal.aborted) return stop()
  video.srcObject = stream
  await video.play()
  // Their names are known once a camera is allowed.
  const devices = await navigator.mediaDevices.enumerateDevices()
  if (signal.aborted) return
  onStart(
    stream,
    devices.filter(({ kind }) => kind === 'videoinput'),
  )

  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = cropSize
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let last = { text: '', at: 0 }
  while (!signal.aborted && context !== null) {
    const { videoWidth, videoHeight } = video
    const square = Math.min(videoWidth, videoHeight)
    const [left, top] = [(videoWidth - square) / 2, (videoHeight - square) / 2]
    if (square > 0) context.drawImage(video, left, top, square, square, 0, 0, cropSize, cropSize)
    const text =
      square > 0 ? decoded(() => decodeQR(context.getImageData(0, 0, cropSize, cropSize))) : ''
    const now = Date.now()
    if (text !== '') {
      const isNew = text !== last.text || now - last.at > rescanDelayMs
      if (!isNew || onCode(text)) last = { text, at: now }
    }
    await new Promise((resolve) => setTimeout(resolve, scanIntervalMs))
  }
}

/** The decoder throws if the picture has no code, which is the usual case. */
function decoded(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

const frameSx = {
  position: 'relative',
  height: 'min(28vh, 280px)',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'common.black',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    m: 'auto',
    height: '76%',
    aspectRatio: '1',
    border: '3px solid',
    borderColor: 'common.white',
    borderRadius: 1,
  },
}

const videoSx = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' }
