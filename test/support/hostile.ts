import type { FieldKind } from '@/shared/validation/meta'

/**
 * A formula, markup, several scripts, one of them from right to left, a letter put together from
 * two, a picture of several characters, NUL and a direction mark: it has to come back as it is.
 */
export const strangeText =
  "=1+1 <b onclick='x'>ନାମୁନା</b> \u0646\u0645\u0648\u0646\u0629 e\u0301 👩‍🌾 a\0b \u202ec &amp; -- ;"

/** Something each kind of typed field refuses, when it is not just empty. */
export const wrongAnswers: Partial<Record<FieldKind | 'count' | 'acres', string>> = {
  name: 'x',
  email: 'visitor@',
  mobile: '<script>1</script>',
  pin: '୭୫୧୦୦୧',
  pan: 'AAAPA1234',
  gstin: '27AAPFU0939F1ZO',
  udyam: '=UDYAM',
  rupees: '-1',
  year: '1849',
  website: 'javascript:alert(1)',
  count: '1.5',
  acres: '1.0001',
}
