import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef } from 'react'
import { MenuButton } from '@/shared/desk/MenuButton'
import { Key } from './KeysHelp'
import { useKeys } from '@/shared/desk/keys'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { needsTexts } from './StepForm'
import type { State, Step } from '@/shared/requests/steps'

type Props = {
  steps: readonly Step[]
  /** The present state, written or not. */
  state: State
  isBusy: boolean
  /** On a phone it covers the bar. */
  isFormOpen: boolean
  /** Takes a step, or asks for its texts first. */
  onStep: (step: Step, withTexts: boolean) => void
  onTell: () => void
  /** Undefined: the person may not. */
  onTrash?: () => void
}

/** The steps that are possible now: the likely one first, the rest beside it or in a menu. */
export function StepBar({ steps, state, isBusy, isFormOpen, onStep, onTell, onTrash }: Props) {
  const isPhone = useMediaQuery(onPhone, { noSsr: true })
  const { buttons, entries, endings } = arrange(steps, state, isPhone)
  const direct = steps.filter((step) => !needsTexts(step))
  const bar = useRef<HTMLDivElement>(null)
  const entryOf = (step: Step) => ({
    label: `${wordsOf(step, state)}${needsTexts(step) ? '…' : ''}`,
    isDisabled: isBusy,
    onChoose: () => onStep(step, needsTexts(step)),
  })

  useKeys('This request', [
    ...steps.map((step) => ({
      key: step.key,
      label: wordsOf(step, state),
      changes: true as const,
      onPress: () => isBusy || onStep(step, needsTexts(step)),
    })),
    { key: 't', label: 'Send message', onPress: onTell },
  ])
  useFocusWhenLost(bar, state)

  const focused = useRef<HTMLElement>(null)
  // The browser takes the focus from a button that is hidden, as the one that opened the form is on a phone.
  useEffect(() => {
    if (!isFormOpen && document.activeElement === document.body) focused.current?.focus()
  }, [isFormOpen])

  return (
    <Box sx={barSx(isFormOpen)} onFocus={({ target }) => void (focused.current = target)}>
      <Box
        ref={bar}
        role="group"
        aria-label="Steps"
        tabIndex={-1}
        className="screen-only"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, outline: 'none' }}
      >
        {buttons.map((step, index) => (
          <Button
            key={step.id}
            variant={index === 0 && step.id !== 'reopen' ? 'contained' : 'outlined'}
            size="small"
            disabled={isBusy}
            aria-keyshortcuts={step.key}
            endIcon={isPhone ? undefined : <StepKey step={step} />}
            // The second press of a double click would meet the step that has come to this place.
            onClick={({ detail }) => detail > 1 || onStep(step, needsTexts(step))}
          >
            <span>{`${wordsOf(step, state)}${needsTexts(step) ? '…' : ''}`}</span>
          </Button>
        ))}
        {steps.length === 0 && (
          <>
            <Button size="small" variant="outlined" aria-keyshortcuts="t" onClick={onTell}>
              Send message…
            </Button>
            {onTrash && (
              <Button size="small" onClick={onTrash}>
                Move to trash…
              </Button>
            )}
          </>
        )}
        {steps.length > 0 && (
          <MenuButton
            label="More"
            items={[
              ...entries.map(entryOf),
              ...direct.map((step, index) => ({
                label: `${wordsOf(step, state)} with ${step.details ? 'date and remarks' : 'remarks'}…`,
                startsGroup: index === 0,
                isDisabled: isBusy,
                onChoose: () => onStep(step, true),
              })),
              { label: 'Send message…', startsGroup: true, onChoose: onTell },
              ...endings.map((step, index) => ({ ...entryOf(step), startsGroup: index === 0 })),
              ...(onTrash
                ? [
                    {
                      label: 'Move to trash…',
                      startsGroup: endings.length === 0,
                      onChoose: onTrash,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Box>
    </Box>
  )
}

const onPhone = '@media (max-width: 699.95px)'

/** On a phone the steps are at the thumb, and give way to the form of a step. */
const barSx = (isFormOpen: boolean) => ({
  [onPhone]: {
    display: isFormOpen ? 'none' : 'block',
    position: 'fixed',
    zIndex: 'appBar',
    insetInline: 0,
    bottom: 0,
    px: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
})

/** The button says it as well. */
const StepKey = ({ step }: { step: Step }) => (
  <Box component="span" aria-hidden="true" sx={{ display: 'flex', opacity: 0.8 }}>
    <Key>{step.key}</Key>
  </Box>
)

/** The steps that bring a request forward come first. */
const likely = [
  'start',
  'approve',
  'sanction',
  'disburse',
  'resolve',
  'finish',
  'recommend',
  'takeUp',
  'resume',
  'ask',
  'refuse',
]

/** These end a request without a decision, and are seldom meant: the last of the menu, below a line. */
export const isEnding = ({ id }: Step) => ['withdraw', 'close'].includes(id)

/** An approval that was a mistake: usually the member is made next. */
const isSeldom = ({ id }: Step, state: State) => id === 'reopen' && state === 'approved'

const isRepeat = (step: Step, state: State) => step.to === state

const wordsOf = (step: Step, state: State) =>
  isRepeat(step, state) ? `${step.button} again` : step.button

function arrange(steps: readonly Step[], state: State, isPhone: boolean) {
  const place = (step: Step) => {
    const at = likely.indexOf(step.id)
    return isRepeat(step, state) ? 200 : at < 0 ? 100 : at
  }
  const sorted = steps.filter((step) => !isEnding(step)).toSorted((a, b) => place(a) - place(b))
  const ahead = sorted.filter((step) => !isRepeat(step, state) && !isSeldom(step, state))
  const buttons = ahead.slice(0, isPhone ? 2 : undefined)
  return {
    buttons,
    entries: sorted.filter((step) => !buttons.includes(step)),
    endings: steps.filter(isEnding),
  }
}
