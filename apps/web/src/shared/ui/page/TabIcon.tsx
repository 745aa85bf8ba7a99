const ICONS = {
  heart: [
    'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  ],
  service: ['M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z', 'M12 11v5M9.5 13.5h5'],
  report: [
    'M6 3.5h8.5L19 8v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z',
    'M8 14h2l1.5-3 2 5 1.2-2H16',
  ],
  person: [
    'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6z',
    'M4.8 20c.6-3.8 3.4-5.6 7.2-5.6s6.6 1.8 7.2 5.6z',
  ],
} as const

interface TabIconProps {
  icon: keyof typeof ICONS
  className: string | undefined
}

/** The drawing of a main page; its name stands beside it. */
export const TabIcon = ({ icon, className }: TabIconProps) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    {ICONS[icon].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
)
