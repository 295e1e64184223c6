import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { ChoicesField } from '@/shared/forms/fields/ChoicesField'
import { TextField } from '@/shared/forms/fields/TextField'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { Form } from '@/shared/forms/Form'
import { languages, type Language } from '@/shared/language'
import { useFormParts } from '@/shared/forms/formParts'
import { listLabels } from '@/shared/requests/listLabels'
import { states } from '@/shared/requests/states'
import { Waiting } from '@/shared/ui/status/Waiting'
import { asStored, useReadTemplateQuery, useSaveTemplateMutation } from './api'
import {
  defaultTemplate,
  filled,
  kindsWith,
  messageLanguages,
  messageKinds,
  messageStates,
  placeholders,
  templateFormSchema,
  type MessageState,
  type Template,
} from './desk'

/** The messages to applicants: an owner writes them, everyone sees how they read. */
export function MessageSettings() {
  const id = useId()
  const [state, setState] = useState<MessageState>('waiting')
  const isOwner = useSelector(selectRole) === 'owner'
  const { currentData: template, error, refetch } = useReadTemplateQuery(state, asStored)

  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        Messages to applicants
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {`The desk fills in the names in braces: ${placeholdersInWords}. An empty field brings the usual message back.`}
      </Typography>
      <SelectFilter
        label="Status"
        value={state}
        onChange={setState}
        options={messageStates.map((option) => [option, states[option].label])}
        sx={{ mb: 2, minWidth: '16rem' }}
      />
      {error !== undefined && template === undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : template === undefined ? (
        <Waiting />
      ) : isOwner ? (
        <MessageForm key={state} state={state} template={template} />
      ) : (
        <>
          {template.kinds !== undefined && (
            <p>{`Only for: ${labelsOf(template.kinds).join(', ')}`}</p>
          )}
          {messageLanguages.map((language) => (
            <Preview key={language} language={language} text={template[language]} />
          ))}
        </>
      )}
    </Box>
  )
}

function MessageForm({ state, template }: { state: MessageState; template: Template }) {
  const [save] = useSaveTemplateMutation()
  const showMessage = useShowMessage()
  const usual = useMemo(() => defaultTemplate(state), [state])
  const schema = useMemo(() => templateFormSchema(state), [state])
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const values = useMemo(() => ({ ...template, kinds: labelsOf(template.kinds) }), [template])

  /** The fields that differ from the shown values; null where the usual message counts. */
  function changesOf({ kinds: labels, ...typed }: Partial<Template>) {
    const names = messageLanguages.filter((language) => typed[language] !== template[language])
    const texts = names.map((language) => {
      const text = typed[language]
      return [language, text === undefined || text === usual[language] ? null : text] as const
    })
    const kinds = messageKinds.filter((kind) => labels?.includes(listLabels[kind]))
    const areSame = kinds.join() === (template.kinds ?? []).join()
    return {
      ...Object.fromEntries(texts),
      ...(areSame ? {} : { kinds: kinds.length === 0 ? null : kinds }),
    }
  }

  return (
    <Form<Partial<Template>>
      schema={schema}
      fields={fields}
      values={values}
      onSubmit={(typed, formId) => save({ state, id: formId, changes: changesOf(typed) }).unwrap()}
      onDone={() => showMessage('The message is saved')}
      submitLabel="Save the message"
      busyLabel="Saving…"
    >
      {messageLanguages.map((language) => (
        <Box key={language} sx={{ gridColumn: '1 / -1' }}>
          <TextField name={language} />
          <TypedPreview language={language} />
        </Box>
      ))}
      {/* Where one kind alone has the status, there is nothing to choose. */}
      {kindsWith(state).length > 1 && <ChoicesField name="kinds" />}
    </Form>
  )
}

const labelsOf = (kinds: readonly string[] = []) =>
  messageKinds.filter((kind) => kinds.includes(kind)).map((kind) => listLabels[kind])

function TypedPreview({ language }: { language: Language }) {
  const { control } = useFormParts().form
  const text = useWatch({ control, name: language })
  return <Preview language={language} text={typeof text === 'string' ? text : ''} />
}

/** The message as a sample applicant would read it. */
const Preview = ({ language, text }: { language: Language; text: string }) => (
  <Box component="figure" sx={{ mx: 0, my: 1 }}>
    <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
      <span>Preview: </span>
      <span lang={language}>{languages[language].name}</span>
    </Typography>
    <Box lang={language} sx={previewSx}>
      {filled(text, sample)}
    </Box>
  </Box>
)

const placeholdersInWords = Object.entries(placeholders)
  .map(([name, meaning]) => `{${name}} ${meaning}`)
  .join(', ')

const sample = {
  name: 'Sasmita Behera',
  request: 'registration',
  reference: 'NR-B7QW-JP1Z',
  documents: 'Udyam certificate, PAN card',
  message: 'The committee has approved your application.',
  link: 'https://example.org/my-request/',
}

const previewSx = {
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
