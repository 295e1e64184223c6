import { officePlaceholders, type Office } from '@/content/offices'
import { callAddress, mapAddress, spacedPhone } from '@/shared/text/links'
import { Mail, Phone, Pin } from '@/shared/ui/icons'

/** An office: its address leads to a map, its number calls, its e-mail address writes. */
export function FooterOffice({ office }: { office: Office }) {
  const { name, address, mapSearch, phone, email } = office
  const lines = address.map((line) => (
    <span key={line} className="line">
      {line}
    </span>
  ))

  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <address>
        <p>
          <Pin />
          {mapSearch === undefined ? (
            <span>{lines}</span>
          ) : (
            <a href={mapAddress(mapSearch)}>
              {lines} <small>Show on the map</small>
            </a>
          )}
        </p>
        <p>
          <Phone />
          {phone === undefined ? (
            officePlaceholders.phone
          ) : (
            <a href={callAddress(phone)}>{spacedPhone(phone)}</a>
          )}
        </p>
        <p>
          <Mail />
          {email === undefined ? officePlaceholders.email : <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </address>
    </section>
  )
}
