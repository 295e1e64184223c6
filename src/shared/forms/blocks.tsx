import { CheckboxField } from './CheckboxField'
import { NoticeText, type NoticeTextProps } from './NoticeText'
import { SelectField } from './SelectField'
import { TextField } from './TextField'

// Elements and no components: a section reads the names of its fields before they are drawn.

/** The fields of `applicantFields`. */
export const applicantInputs = (
  <>
    <TextField name="name" />
    <TextField name="designation" />
    <TextField name="mobile" />
    <TextField name="email" />
  </>
)

/** The fields of `firmFields`. */
export const firmInputs = (
  <>
    <TextField name="firmName" wide />
    <SelectField name="constitution" />
    <SelectField name="sector" />
    <SelectField name="district" />
    <TextField name="pin" />
  </>
)

/** The notice, and the box of `noticeFields` that is ticked below it. */
export const noticeInputs = (parts: NoticeTextProps['parts']) => (
  <>
    <div className="wide">
      <NoticeText parts={parts} />
    </div>
    <CheckboxField name="consent" />
  </>
)
