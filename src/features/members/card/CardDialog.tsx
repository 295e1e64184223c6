import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { site } from '@/content/site'
import { selectCanEdit } from '@/features/session/desk'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { cardAddress } from '@/shared/members/cardAddress'
import { TextLink } from '@/shared/ui/TextLink'
import { verifyPath } from '@/shared/members/verifyPath'
import { useReadListedQuery } from '../listing/listingApi'
import type { MemberRecord } from '../makeMember'
import { CardPicture } from './CardPicture'
import { NewCardDialog } from './NewCardDialog'
import { PrintedAlone } from '@/shared/desk/export/PrintedAlone'
import type { CardFacts } from './drawCard'
import { saveFile } from '@/shared/ui/saveFile'

/** @throws Error if the browser makes no picture */
async function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve, reject) => {
    if (canvas === null) reject(new Error('no canvas'))
    else canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('no picture')
  return blob
}

const fileNameOf = (title: string) => `${title.replace(/[^\w-]+/g, '-')}.png`

async function saveCard(canvas: HTMLCanvasElement | null, title: string) {
  saveFile(await pictureOf(canvas), fileNameOf(title))
}

/** By the device's own way to share; a browser that shares no files saves it. */
async function shareCard(canvas: HTMLCanvasElement | null, title: string) {
  const blob = await pictureOf(canvas)
  const files = [new File([blob], fileNameOf(title), { type: blob.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) {
    saveFile(blob, fileNameOf(title))
    return
  }
  // It rejects when the person closes the sheet: that is no error.
  await navigator.share({ files }).catch(() => {})
}

type Props = { member: MemberRecord; cardKey: string; onClose: () => void }

/** The card of a member: to print, to save and to send; and a new one for one that is lost. */
export function CardDialog({ member, cardKey, onClose }: Props) {
  const { number = '', kind = '', v } = member
  const { data: listed, isLoading } = useReadListedQuery({ number, v })
  const firm = listed?.firmName
  const canEdit = useSelector(selectCanEdit)
  const [paper, setPaper] = useState<Paper>('A4')
  const [isLost, setLost] = useState(false)
  const [failure, setFailure] = useState('')
  const canvas = useRef<HTMLCanvasElement>(null)
  const facts = useMemo(
    () => ({
      association: site.name,
      number,
      kind: `${kind} member`,
      firm,
      key: cardKey,
      address: cardAddress(cardKey),
    }),
    [number, kind, firm, cardKey],
  )

  const send = (act: typeof saveCard) => () => {
    setFailure('')
    act(canvas.current, `card-${number}`).catch(() =>
      setFailure('The picture could not be made. Print the card, or try another browser.'),
    )
  }

  return (
    <AppDialog title="Card" closeLabel="Close" onClose={onClose}>
      {!isLoading && <CardPicture facts={facts} canvas={canvas} />}
      <Typography sx={{ my: 1 }}>
        <span>
          A shop or a meeting scans the code and sees whether the membership is valid that day. It
          sees no name.
        </span>{' '}
        <TextLink to={`${verifyPath}#${cardKey}`}>Check the card</TextLink>
      </Typography>
      <Box sx={buttonsSx}>
        <SelectFilter
          label="Paper"
          value={paper}
          onChange={setPaper}
          options={[
            ['A4', 'A4, to cut out'],
            ['card', 'Card printer'],
          ]}
          sx={{ minWidth: '9rem' }}
        />
        <Button variant="contained" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="outlined" size="small" onClick={send(saveCard)}>
          Save as a picture
        </Button>
        {'share' in navigator && (
          <Button variant="outlined" size="small" onClick={send(shareCard)}>
            Share…
          </Button>
        )}
        {canEdit && (
          <Button size="small" color="error" onClick={() => setLost(true)}>
            Card is lost…
          </Button>
        )}
      </Box>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {isLost && <NewCardDialog member={member} onClose={() => setLost(false)} />}
      {!isLoading && <PrintedCard facts={facts} paper={paper} />}
    </AppDialog>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 2 }

/** The paper in the printer: a sheet to cut the card from, or a card of plastic. */
const papers = { A4: 'A4', card: '85.6mm 54mm' } as const

type Paper = keyof typeof papers

/** The card on paper, in the size of a bank card, and nothing else of the page. */
const PrintedCard = ({ facts, paper }: { facts: CardFacts; paper: Paper }) => (
  <PrintedAlone
    paper={{ size: papers[paper], ...(paper === 'card' && { margin: 0 }) }}
    sx={{ width: '85.6mm', lineHeight: 0 }}
  >
    <CardPicture facts={facts} />
  </PrintedAlone>
)
