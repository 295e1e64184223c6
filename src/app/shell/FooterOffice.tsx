import { contactPlaceholders, type Office } from '@/content/offices'
import { Mail, Phone, Pin } from '@/shared/ui/icons'

const mapOf = (search: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(search)}`

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
            <a href={mapOf(mapSearch)}>
              {lines} <small>Show on the map</small>
            </a>
          )}
        </p>
        <p>
          <Phone />
          {phone === undefined ? (
            contactPlaceholders.phone
          ) : (
            <a href={`tel:+91${phone}`}>+91 {phone.replace(/^(\d{5})/, '$1 ')}</a>
          )}
        </p>
        <p>
          <Mail />
          {email === undefined ? (
            contactPlaceholders.email
          ) : (
            <a href={`mailto:${email}`}>{email}</a>
          )}
        </p>
      </address>
    </section>
  )
}
