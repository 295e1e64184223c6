import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { CameraFailure } from '../camera/openCamera'

type Props = {
  cameraFailure: CameraFailure | undefined
  onCameraFailureClose: () => void
  /** Why a code that was read is of no use. */
  problem: string | undefined
  onProblemClose: () => void
  /** Why the address shows no person: it stays as long as that is so. */
  addressProblem: string | undefined
}

/** Failures of the camera, or of a code. */
export function DoorAlerts(props: Props) {
  const { cameraFailure, onCameraFailureClose, problem, onProblemClose, addressProblem } = props
  return (
    <>
      {cameraFailure !== undefined && (
        <Alert
          severity="warning"
          onClose={cameraFailure.needsReload ? undefined : onCameraFailureClose}
          action={
            cameraFailure.needsReload && (
              <Button color="inherit" size="small" onClick={() => window.location.reload()}>
                Reload
              </Button>
            )
          }
        >
          {cameraFailure.message}
        </Alert>
      )}
      {problem !== undefined && (
        <Alert severity="warning" onClose={onProblemClose}>
          {problem}
        </Alert>
      )}
      {addressProblem !== undefined && <Alert severity="warning">{addressProblem}</Alert>}
    </>
  )
}
