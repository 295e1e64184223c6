import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useContext, useState, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { isWithdrawal } from '@/features/rights/api'
import { selectRole, selectUid } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { AdminCollection } from '../collections'
import { valueOf } from '../records'
import { useListenPeopleQuery } from '@/features/people/api'
import { isOwnRequest, isTrashed, stateOf, stepsFor } from '@/shared/requests/review'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { useReviewed, type RequestState } from '../review/requestState'
import { selectNotMade } from '../review/stepsSlice'
import { useRequestsSelector } from '../store'
import { AboutRequest } from '../rights/AboutRequest'
import { useRequestOf, useRightsOf, withPerson } from '../rights/requestOf'
import { MemberPartsContext } from '../steps/memberParts'
import { useIsNoteAskedFor } from '../steps/NoteForm'
import { OtherRequests } from './OtherRequests'
import { RecordContacts, RecordFiles } from './RecordContacts'
import { RecordDetails } from './RecordDetails'
import { RecordPanel, RecordTabs, type PanelName } from './RecordPanel'
import { RecordSheet } from '../paper/RecordSheet'
import { RecordReview } from './RecordReview'
import { RecordSteps } from './RecordSteps'
import { TrashBand } from './Trash'
import { site } from '@/content/site'
import { useNow } from '@/shared/desk/useNow'
import { capitalized } from '@/shared/text/counted'
import { dayInIndia } from '@/shared/text/dateText'
import { flushSync } from 'react-dom'

/** Prints the sheet of a record. The browser's own menu prints it without the office remarks. */
function useRecordPrint() {
  const [withRemarks, setWithRemarks] = useState(false)

  useEffect(() => {
    const end = () => setWithRemarks(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])

  function print(areWanted: boolean) {
    // The browser prints the page as it is at that moment.
    flushSync(() => setWithRemarks(areWanted))
    window.print()
  }
  return { withRemarks, print }
}

type RecordProps = { collection: AdminCollection; record: AdminRecord }

/** A record with its history, and the acts on it. */
export function Record({ collection, record }: RecordProps) {
  const { id: kind } = collection
  const role = useSelector(selectRole)
  const own = useSelector(selectUid)
  const { data: people } = useListenPeopleQuery()
  const { current, request } = useReviewed(kind, record)
  const { mobile } = people?.items.find(({ id }) => id === own) ?? {}
  const isRights = kind === 'rights'
  const about = useRequestOf(isRights ? record : undefined)
  const withContacts = isRights ? withPerson(current, about) : current
  const isOwn = isOwnRequest([withContacts.mobile, valueOf(withContacts, 'mobile')], mobile)
  const isInTrash = isTrashed(current)
  const rights = useRightsOf(collection, record)
  const withdrawnAt = rights.find(isWithdrawal)?.createdAt
  const isLocked = withdrawnAt !== undefined
  const canChange = canEdit(role) && !isOwn && !isInTrash && !isLocked
  const canCorrect = canChange && collection.kind !== undefined && !isRights
  const displayed = { collection, record: withContacts }
  const isPhone = useIsNarrow()
  const [panel, setPanel] = useState<PanelName>(useIsNoteAskedFor() ? 'history' : 'details')
  const chosen = isPhone ? panel : undefined
  const { withRemarks, print } = useRecordPrint()
  const [duplicateOf, setDuplicateOf] = useState<string>()
  const canClose =
    canChange && stepsFor(kind, current, role).some(({ id: step }) => step === 'close')
  const actions = (
    <>
      <RecordContacts {...displayed} />
      {!isPhone && <RecordFiles {...displayed} onPrint={print} />}
    </>
  )

  return (
    <>
      <SheetHead collection={collection} />
      {withdrawnAt !== undefined && <WithdrawnBand at={withdrawnAt} />}
      {isInTrash && <TrashBand kind={kind} record={current} role={role} />}
      {/* A step that could not be saved keeps the typed text, in the trash as well. */}
      {isInTrash && request.unsaved?.error === undefined ? (
        <Box className="screen-only" sx={actionsSx}>
          {actions}
        </Box>
      ) : (
        <RecordSteps
          collection={collection}
          record={withContacts}
          request={request}
          role={role}
          isOwn={isOwn}
          isLocked={isLocked}
          duplicateOf={duplicateOf}
          onClose={() => setDuplicateOf(undefined)}
        >
          {actions}
        </RecordSteps>
      )}
      {kind === 'registrations' && !isInTrash && !isLocked && (
        <MemberOfRequest record={current} request={request} />
      )}
      {isRights && <AboutRequest rights={record} about={about} />}
      {isPhone && <RecordTabs panel={panel} onChange={setPanel} />}
      <Box sx={columnsSx}>
        <RecordPanel name="details" chosen={chosen}>
          <Box sx={{ minWidth: 0 }}>
            <RecordDetails {...displayed} canCorrect={canCorrect} />
            <OtherRequests
              collection={collection}
              record={current}
              onDuplicate={canClose ? setDuplicateOf : undefined}
            />
            <RecordSheet collection={collection} record={current} withRemarks={withRemarks} />
            {isPhone && (
              <Box className="screen-only" sx={actionsSx}>
                <RecordFiles {...displayed} onPrint={print} />
              </Box>
            )}
          </Box>
        </RecordPanel>
        <RecordReview
          collection={collection}
          record={current}
          rights={rights}
          canEdit={canEdit(role)}
          isOwn={isOwn}
          isLocked={isLocked}
          panel={chosen}
        />
      </Box>
    </>
  )
}

type MemberOfProps = Pick<RecordProps, 'record'> & { request: RequestState }

/** Not while the approval is on its way: the member is made after it. */
function MemberOfRequest({ record, request }: MemberOfProps) {
  const parts = useContext(MemberPartsContext)
  const notMade = useRequestsSelector(selectNotMade)[record.id]
  if (parts === null || request.unsaved !== undefined || stateOf(record) !== 'approved') return null
  return <parts.Band record={record} notMade={notMade} />
}

/** Above a request that its applicant has withdrawn. The rules refuse every step, too. */
const WithdrawnBand = ({ at }: { at: string }) => (
  <Alert severity="error" variant="filled" sx={{ mb: 2 }}>
    <strong>Withdrawn by the applicant.</strong> <span>{at}</span>
    <div>
      Do nothing more with it. You can write notes, tell the applicant, and move it to the trash,
      from where an owner erases it.
    </div>
  </Alert>
)

const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(18rem, 22rem)' },
  '@media print': { display: 'block' },
}

/** Printed below the name of a record: the association, the form and the day of printing. */
function SheetHead({ collection }: { collection: AdminCollection }) {
  const now = useNow()
  return (
    <Box component="p" sx={headSx}>
      {[site.name, capitalized(collection.singular), `Printed ${dayInIndia(now)}`].join(' · ')}
    </Box>
  )
}

const headSx = {
  display: 'none',
  '@media print': { display: 'block', color: '#000', fontSize: '9.5pt', m: 0, mb: '3mm' },
}
