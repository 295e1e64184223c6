import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { lastAnswer } from '@/features/meetings/schema'
import { useSubmitRequestMutation } from '@/shared/forms/submit/useSubmission'
import { calendarDay, dayInIndia } from '@/shared/text/dateText'
import { DoorCode } from '@/shared/ui/code/DoorCode'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { isDay, today } from '@/shared/validation/dates'
import { texts } from '@/texts/request-status'
import { texts as stateTexts } from '@/texts/states'
import type { RequestStatus, Said } from './api'
import { ChangeAnswer } from './ChangeAnswer'

type Props = Pick<RequestStatus, 'since'> & {
  said: Said
  statusKey: string
  /** Undefined where a link has led here: it does not tell the number. */
  reference: string | undefined
}

/** An applicant's answer to a meeting, whether it still counts, and the way to change it. */
export function AnswerDetails({ said, since, statusKey, reference }: Props) {
  const { answer, meetingDate, replacedAt } = said
  const isOver = meetingDate !== null && isDay(meetingDate) && meetingDate < today()
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label={texts.youSaid}>
          <strong>{answer || stateTexts.received}</strong>
        </DefinitionRow>
        {meetingDate !== null && (
          <DefinitionRow label={texts.forMeeting}>
            {isDay(meetingDate) ? calendarDay(meetingDate) : meetingDate}
          </DefinitionRow>
        )}
        {since !== null && (
          <DefinitionRow label={texts.receivedOn}>{dayInIndia(since)}</DefinitionRow>
        )}
        {replacedAt !== null && (
          <DefinitionRow label={texts.status}>
            <strong>{texts.replaced}</strong>
            <span>{texts.on(dayInIndia(replacedAt))}</span>
          </DefinitionRow>
        )}
        <DefinitionRow label={texts.next}>
          {isOver ? texts.meetingIsOver : texts.newestCounts}
        </DefinitionRow>
      </Box>
      {!isOver && replacedAt === null && <CodeOrWay reference={reference} />}
      {!isOver && replacedAt === null && <ChangeAnswer said={said} statusKey={statusKey} />}
      {replacedAt !== null && <NewerAnswer statusKey={statusKey} />}
      <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
    </>
  )
}

/** The way to the answer that took the place of this one. Its key is nowhere but in the tab that has sent it. */
function NewerAnswer({ statusKey }: { statusKey: string }) {
  const { data: last } = useSubmitRequestMutation(lastAnswer)[1]
  if (last?.replaces !== statusKey) {
    return <Typography className="screen-only">{texts.newerBelow}</Typography>
  }
  return (
    <Button
      className="screen-only"
      component={Link}
      to={{ hash: last.key }}
      variant="contained"
      size="large"
      sx={{ minHeight: 44 }}
    >
      {texts.openNewer}
    </Button>
  )
}

const CodeOrWay = ({ reference }: Pick<Props, 'reference'>) =>
  reference === undefined ? (
    <Typography className="screen-only">{texts.codeBelow}</Typography>
  ) : (
    <DoorCode reference={reference} text={reference} />
  )
