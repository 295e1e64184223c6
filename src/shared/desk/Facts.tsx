import { Fragment } from 'react'

/** The facts about a person, on one line. Each text keeps its own direction. */
export const Facts = ({ facts }: { facts: readonly (string | undefined)[] }) => (
  <>
    {facts.filter(Boolean).map((fact, at) => (
      <Fragment key={at}>
        {at > 0 && <span> · </span>}
        <bdi>{fact}</bdi>
      </Fragment>
    ))}
  </>
)
