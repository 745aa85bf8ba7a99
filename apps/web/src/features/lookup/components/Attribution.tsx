/** Where the words come from. */
export const Attribution = ({ text }: { text: string }) => <p className="hint grow">{text}</p>
