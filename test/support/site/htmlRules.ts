import type { ConfigData } from 'html-validate'

/** Everything html-validate recommends, but for: */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes its attributes: `noValidate`, `<br/>`, `hidden=""`. All of it is HTML.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    // React's ids are made of signs that old CSS did not allow.
    'valid-id': 'off',
    // Material UI repeats classes, gives every button its type late, and draws its own spinner.
    'no-dup-class': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // Advice for search results; the association's name alone takes half of the 70 letters.
    'long-title': 'off',
    // Boxes of one question share its name, as buttons to choose from do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // A list may have a name of its own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The site's files are its own; none comes from another server.
    'require-sri': 'off',
  },
}
