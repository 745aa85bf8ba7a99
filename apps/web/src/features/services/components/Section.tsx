import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  right?: ReactNode
  children: ReactNode
}

/** A heading on the paper, and below it cards of its own. */
export function Section({ title, right, children }: SectionProps) {
  const id = useId()

  return (
    <section className="stack gap-s2 mt-s05" aria-labelledby={id}>
      <header className="line wrap spread gap-s2">
        <h2 id={id} className="heading">
          {title}
        </h2>
        {right}
      </header>
      {children}
    </section>
  )
}
