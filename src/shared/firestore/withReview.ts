import type { AnyObject, ObjectSchema } from 'yup'
import type { Review } from '@/shared/validation/review'
import type { LoadSchema } from './submit'

/** The schema of a collection as administrators read it: with their review, and who has entered them. No form loads that part. */
export const withReview =
  <Fields extends AnyObject>(
    loadSchema: LoadSchema<Fields>,
  ): LoadSchema<Fields & { review?: Review }> =>
  async () => {
    const [schema, { reviewSchema }, { enteredSchema }] = await Promise.all([
      loadSchema(),
      import('@/shared/validation/review'),
      import('@/shared/validation/entered'),
    ])
    return schema.shape({
      review: reviewSchema,
      entered: enteredSchema,
    }) as unknown as ObjectSchema<Fields & { review?: Review }>
  }
