/** The rights of a new folder and a new file of the site, which hold what visitors sent: its own user's alone. */
export const privateFolder = 0o700
export const privateFile = 0o600
