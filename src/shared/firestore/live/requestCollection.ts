import type { AnyObject, ObjectSchema } from 'yup'
import { kinds, type Kind } from '@/shared/requests/steps'
import type { Review } from '@/shared/validation/review'
import type { LoadSchema } from '@/shared/firestore/submit'
import { createLiveCollection } from './liveCollection'

/** The requests of a form as administrators read them: with their review, and who has entered them. No form loads that part. */
export const createRequestCollection = <const Name extends string, Fields extends AnyObject>(
  name: Name,
  kind: Kind,
  loadSchema: LoadSchema<Fields>,
) =>
  createLiveCollection({
    name,
    path: kinds[kind].path,
    schema: async () => {
      const [schema, { reviewSchema }, { enteredSchema }] = await Promise.all([
        loadSchema(),
        import('@/shared/validation/review'),
        import('@/shared/validation/entered'),
      ])
      const whole = schema.shape({ review: reviewSchema, entered: enteredSchema })
      return whole as unknown as ObjectSchema<Fields & { review?: Review }>
    },
  })
