import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { messageLanguages } from '@/features/settings/desk'
import { languages, type Language } from '@/shared/language'

type Props = { language: Language; onChange: (language: Language) => void }

/** The choice of the language of a message. */
export const MessageLanguage = ({ language, onChange }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Language of the message"
    value={language}
    onChange={(_event, chosen: Language | null) => {
      if (chosen !== null) onChange(chosen)
    }}
  >
    {messageLanguages.map((name) => (
      <ToggleButton key={name} value={name} lang={name} translate="no" sx={{ minHeight: 44 }}>
        {languages[name].name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
