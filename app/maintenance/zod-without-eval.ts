import { z } from 'zod'

// At its first schema zod would try whether it may make functions of text; a browser reports that as a breach of the policy.
z.config({ jitless: true })
