import { Link } from 'react-router-dom'

/** Looks like the field that it leads to. */
export const SearchLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    className="press line tall gap-s2 text faint surface pill framed px-s4"
    style={{ borderColor: 'var(--axis)' }}
  >
    <svg
      className="fixed"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="6" />
      <path d="M13.5 13.5 18 18" />
    </svg>
    {text}
  </Link>
)
