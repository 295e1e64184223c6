import { setLocale } from 'yup'

// yup prints a field's label for ${path}.
setLocale({
  mixed: {
    required: '${path} is required',
    notType: '${path} is not valid',
    oneOf: 'Choose one of the answers listed',
  },
  string: { min: 'At least ${min} characters', max: 'At most ${max} characters' },
})
