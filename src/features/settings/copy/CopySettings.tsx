import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNameOf } from '@/features/people/desk'
import { isNotConfirmed, withFreshSignIn, type PasswordDispatch } from '@/features/session/desk'
import { env } from '@/shared/config/env'
import { importPart } from '@/shared/config/importPart'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useRecordExport } from '@/shared/desk/export/recordExport'
import { backend } from '@/shared/firestore/backend'
import { attempt } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { counted } from '@/shared/text/counted'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { saveFile } from '@/shared/ui/saveFile'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { today } from '@/shared/validation/dates'
import { useReadLastCopyQuery } from './api'
import { makeCopy, type CopyProgress, type MadeCopy } from './makeCopy'

/** For owners: all that is stored, in one file. */
export function CopySettings() {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const { progress, made, failure, start, stop } = useCopy()

  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        A copy of everything
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        All that is stored, in one file, from which the site can be restored. On the free plan of
        Firebase nobody else keeps a copy: what is deleted by mistake, or lost with the project, is
        gone. Make a copy each month, and before a large import or erasure.
      </Typography>
      <LastCopyText />
      {progress === undefined ? (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Download a copy…
        </Button>
      ) : (
        <Reading progress={progress} onStop={stop} />
      )}
      <StatusAlert severity="error" sx={{ mt: 2 }}>
        {failure}
      </StatusAlert>
      <StatusAlert severity={made && made.changed > 0 ? 'warning' : 'success'} sx={{ mt: 2 }}>
        {made && <MadeText made={made} />}
      </StatusAlert>
      {isAsked && (
        <ConfirmDialog
          title="Download a copy of everything?"
          confirmLabel="Make the copy"
          onConfirm={() => void start()}
          onClose={() => setAsked(false)}
        >
          <p>
            The file holds the personal data of all people: names, addresses, mobile numbers,
            requests with all remarks, members, payments with their bank references (UTR), who was
            at which meeting, minutes, and the administrators. It is not encrypted.
          </p>
          <p>
            Keep it on an encrypted USB stick in a locked cupboard, and delete it from the folder
            Downloads. Send it to nobody. The history says that you made it.
          </p>
        </ConfirmDialog>
      )}
    </Box>
  )
}

function LastCopyText() {
  const nameOf = useNameOf()
  const { data: last } = useReadLastCopyQuery(undefined, { refetchOnMountOrArgChange: true })
  if (last === undefined) return null
  return (
    <Typography sx={{ mb: 2 }}>
      {last === null ? (
        'No copy was made yet.'
      ) : (
        <>
          <span>{`Last copy: ${last.atMillis === null ? 'unknown day' : dateTimeInIndia(last.atMillis)}, `}</span>
          <span translate="no">{nameOf(last.by)}</span>
        </>
      )}
    </Typography>
  )
}

function Reading({ progress, onStop }: { progress: CopyProgress; onStop: () => void }) {
  const { documents, done, collections } = progress
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(done / collections) * 100}
        aria-label="Making the copy"
        sx={{ mb: 1 }}
      />
      <Typography sx={{ mb: 1 }}>
        {`${counted(documents, 'document')} read. Keep this page open until it is done.`}
      </Typography>
      <Button variant="outlined" onClick={onStop}>
        Stop
      </Button>
    </>
  )
}

const MadeText = ({ made }: { made: NamedCopy }) => (
  <>
    <p>
      {`${made.name} holds ${counted(made.documents, 'document')}. Look whether your browser has saved it.`}
    </p>
    {made.changed > 0 && (
      <p>
        {`While it was made, ${counted(made.changed, 'document')} changed. It may lack a part of such a change. Make another copy when nobody is working.`}
      </p>
    )}
    <Button size="small" onClick={() => saveFile(made.blob, made.name)}>
      Save the file again
    </Button>
  </>
)

type NamedCopy = MadeCopy & { name: string }

/** Makes a copy. It is in the memory of this page alone, and ends with it. */
function useCopy() {
  const dispatch = useDispatch<PasswordDispatch>()
  const record = useRecordExport()
  const { refetch } = useReadLastCopyQuery()
  const [progress, setProgress] = useState<CopyProgress>()
  const [made, setMade] = useState<NamedCopy>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const { signal } = (running.current = new AbortController())
    setMade(undefined)
    setFailure(undefined)
    setProgress({ documents: 0, done: 0, collections: 1 })
    const read = () =>
      attempt(async () =>
        makeCopy({
          readPage: await importPart(backend.loadPageReader),
          project: env.firebase.projectId,
          signal,
          onProgress: (read) => signal.aborted || setProgress(read),
        }),
      )
    const answer = await withFreshSignIn(dispatch, read)
    if (signal.aborted) return
    if ('error' in answer) return end({ failure: failureText(answer.error) })
    // Once that is stored, and not before, the file is offered.
    const { documents: count } = answer.data
    const refused = await record({ list: 'everything', format: 'copy', count })
    void refetch()
    if (signal.aborted) return
    if (refused !== undefined) return end({ failure: refused })
    const copy = { ...answer.data, name: `copy-${today()}.json` }
    saveFile(copy.blob, copy.name)
    end({ made: copy })
  }

  function end(result: { made?: NamedCopy; failure?: string }) {
    setProgress(undefined)
    setMade(result.made)
    setFailure(result.failure)
  }

  function stop() {
    running.current?.abort()
    end({ failure: 'Stopped. No copy was made.' })
  }

  return { progress, made, failure, start, stop }
}

const failureText = (error: object) =>
  isNotConfirmed(error)
    ? 'No copy was made, because this needs your password.'
    : `No copy was made. ${messageOf(error)}`
