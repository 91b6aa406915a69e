/** The campaign's mark: a field above the river, with a hill behind it. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <rect width="48" height="48" rx="6" fill="#F1E8D8" />
      <path d="M0 27 C10 16 20 15 28 21 C35 26 42 20 48 17 V48 H0Z" fill="#5B7B3A" />
      <path
        d="M4 31 C12 26 20 25 27 28 M8 35 C15 31 22 30 29 32 M26 24 C33 27 40 25 46 21"
        stroke="#F1E8D8"
        strokeWidth="1.6"
        fill="none"
      />
      <path d="M0 40 C10 34 18 43 28 38 C36 34 42 38 48 35 V48 H0Z" fill="#2F6F9F" />
      <path d="M4 44 q4 -3 8 0 t8 0 M26 43 q4 -3 8 0 t8 0" stroke="#F1E8D8" strokeWidth="1.4" fill="none" />
      <circle cx="36" cy="9" r="5" fill="#C9962B" />
    </svg>
  )
}
