/** Breaks between its clauses only. */
export const NoticeText = ({ text }: { text: string }) =>
  text.split('，').map((clause, index, { length }) => (
    <span key={clause}>
      {clause}
      {index < length - 1 && '，'}
    </span>
  ))
