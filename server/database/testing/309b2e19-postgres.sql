CREATE FUNCTION public.raise_content_revision() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
    declare raised bigint;
    begin
      update content_revision set revision = revision + 1 returning revision into raised;
      perform pg_notify('content_revision', raised::text);
      return null;
    end $$;
CREATE TABLE public.campaign_details (
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    organisation text DEFAULT ''::text NOT NULL,
    application_reference text DEFAULT ''::text NOT NULL,
    planning_documents_url text DEFAULT ''::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    privacy_email text DEFAULT ''::text NOT NULL,
    council_email text DEFAULT ''::text NOT NULL,
    council_form text DEFAULT ''::text NOT NULL,
    council_address text DEFAULT ''::text NOT NULL,
    council_count jsonb DEFAULT '{}'::jsonb NOT NULL,
    social_links jsonb DEFAULT '[]'::jsonb NOT NULL,
    fundraising_url text DEFAULT ''::text NOT NULL,
    bank_account jsonb DEFAULT '{}'::jsonb NOT NULL,
    funds_holder text DEFAULT ''::text NOT NULL,
    funds_surplus text DEFAULT ''::text NOT NULL,
    host text DEFAULT ''::text NOT NULL,
    retention_days jsonb DEFAULT '{}'::jsonb NOT NULL,
    mails_an_hour integer DEFAULT 200 NOT NULL,
    mails_a_second integer DEFAULT 10 NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.cases (
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    authority text DEFAULT ''::text NOT NULL,
    decided text DEFAULT ''::text NOT NULL,
    outcome text DEFAULT ''::text NOT NULL,
    decided_by text DEFAULT ''::text NOT NULL,
    what_decided text DEFAULT ''::text NOT NULL,
    meaning text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    checked_on text DEFAULT ''::text NOT NULL,
    how_checked text DEFAULT ''::text NOT NULL,
    sort_order integer DEFAULT 0 NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.claims (
    id text NOT NULL,
    statement text DEFAULT ''::text NOT NULL,
    said_by text DEFAULT ''::text NOT NULL,
    document text DEFAULT ''::text NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    document_id text DEFAULT ''::text NOT NULL,
    checked_on text DEFAULT ''::text NOT NULL,
    how_checked text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.content_history (
    id bigint NOT NULL,
    at text NOT NULL,
    table_name text NOT NULL,
    row_key text NOT NULL,
    kind text NOT NULL,
    before jsonb,
    after jsonb,
    batch text,
    auto_saved_since text,
    CONSTRAINT content_history_kind_check CHECK ((kind = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])))
);
ALTER TABLE public.content_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.content_revision (
    id integer NOT NULL,
    revision bigint NOT NULL,
    CONSTRAINT content_revision_id_check CHECK ((id = 1))
);
CREATE TABLE public.daily_deletion (
    ran_at text,
    doubted_at text
);
CREATE TABLE public.events (
    id text NOT NULL,
    title text NOT NULL,
    date text NOT NULL,
    "time" text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.evidence_categories (
    id text NOT NULL,
    name text NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.evidence_documents (
    id text NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    detail_text text DEFAULT ''::text NOT NULL,
    category_id text,
    type text DEFAULT ''::text NOT NULL,
    date text DEFAULT ''::text NOT NULL,
    pdf_url text,
    external_url text,
    summary text,
    what_changed text,
    created_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.impact_cards (
    id text NOT NULL,
    card_id text NOT NULL,
    title text NOT NULL,
    short_description text DEFAULT ''::text NOT NULL,
    more_content text DEFAULT ''::text NOT NULL,
    icon_name text DEFAULT ''::text NOT NULL,
    affected_villages jsonb DEFAULT '[]'::jsonb NOT NULL,
    card_style jsonb DEFAULT '{}'::jsonb NOT NULL,
    delay integer DEFAULT 100 NOT NULL,
    page_title text DEFAULT ''::text NOT NULL,
    page_description text DEFAULT ''::text NOT NULL,
    page_sections jsonb DEFAULT '[]'::jsonb NOT NULL,
    claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.key_facts (
    id text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    figure text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.mail_queue (
    id text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    signup_id text,
    is_bulk integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    due text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    tried_at text,
    message_id text,
    last_error text,
    sent_at text,
    CONSTRAINT mail_queue_is_bulk_check CHECK ((is_bulk = ANY (ARRAY[0, 1]))),
    CONSTRAINT mail_queue_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'confirmation'::text, 'welcome'::text, 'update'::text]))),
    CONSTRAINT mail_queue_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'held'::text, 'stopped'::text, 'sent'::text, 'failed'::text])))
);
CREATE TABLE public.maintenance_sessions (
    hash text NOT NULL,
    kind text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT maintenance_sessions_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'session'::text])))
);
CREATE TABLE public.messages (
    id text NOT NULL,
    received_at text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    consent_text text NOT NULL,
    answered_at text
);
CREATE TABLE public.newsletter_links (
    token_hash text NOT NULL,
    signup_id text NOT NULL,
    confirms integer NOT NULL,
    made_at text NOT NULL,
    CONSTRAINT newsletter_links_confirms_check CHECK ((confirms = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.newsletter_signups (
    id text NOT NULL,
    inbox text NOT NULL,
    email text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    postcode text DEFAULT ''::text NOT NULL,
    only_deadline integer DEFAULT 0 NOT NULL,
    signed_up_at text NOT NULL,
    consent_text text NOT NULL,
    state text DEFAULT 'unconfirmed'::text NOT NULL,
    confirmed_at text,
    mails_asked integer DEFAULT 1 NOT NULL,
    mail_asked_at text NOT NULL,
    refused_at text,
    refused_words text,
    CONSTRAINT newsletter_signups_only_deadline_check CHECK ((only_deadline = ANY (ARRAY[0, 1]))),
    CONSTRAINT newsletter_signups_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'confirmed'::text])))
);
CREATE TABLE public.notices (
    id text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    link_url text DEFAULT ''::text NOT NULL,
    link_text text DEFAULT ''::text NOT NULL,
    ends_on text DEFAULT ''::text NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.objection_grounds (
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    lasting text DEFAULT ''::text NOT NULL,
    why text DEFAULT ''::text NOT NULL,
    prompt text DEFAULT ''::text NOT NULL,
    example text DEFAULT ''::text NOT NULL,
    sentences jsonb DEFAULT '[]'::jsonb NOT NULL,
    sequence integer DEFAULT 100 NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.page_texts (
    id text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.process_stages (
    id text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    status text DEFAULT ''::text NOT NULL,
    overlay_position jsonb DEFAULT '{}'::jsonb NOT NULL,
    starts_on text DEFAULT ''::text NOT NULL,
    ends_on text DEFAULT ''::text NOT NULL,
    claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.site_checks (
    id text NOT NULL,
    part text DEFAULT ''::text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    gap text DEFAULT ''::text NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    checked_on text DEFAULT ''::text NOT NULL,
    sort_order integer DEFAULT 0 NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.site_schema (
    version text NOT NULL
);
CREATE TABLE public.update_sendings (
    update_id text NOT NULL,
    started_at text NOT NULL,
    recipients integer NOT NULL
);
CREATE TABLE public.updates (
    id text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    occasion text DEFAULT ''::text NOT NULL,
    sent_at text,
    stopped_at text,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
CREATE TABLE public.upload_parts (
    name text NOT NULL,
    part integer NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.uploads (
    name text NOT NULL,
    bytes integer NOT NULL,
    width integer,
    height integer,
    original_name text NOT NULL,
    uploaded_at text NOT NULL
);
CREATE TABLE public.village_data (
    village_key text NOT NULL,
    name text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    header_image text,
    header_image_attribution jsonb,
    preamble jsonb DEFAULT '{}'::jsonb NOT NULL,
    impact_cards jsonb DEFAULT '[]'::jsonb NOT NULL,
    "position" jsonb,
    claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    facts jsonb DEFAULT '[]'::jsonb NOT NULL,
    disclaimed jsonb DEFAULT '[]'::jsonb NOT NULL,
    updated_at text DEFAULT to_char((now() AT TIME ZONE 'utc'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text) NOT NULL
);
INSERT INTO public.claims (id, statement, said_by, document, page, address, document_id, checked_on, how_checked, state, updated_at) VALUES ('tonnage', 'About 1.8 million tonnes would be dug.', 'applicant', 'Planning statement, 2022', 'page 4', 'https://example.org/statement.pdf', 'planning-statement', '2026-03-07', 'Read beside the paper', 'checked', '2026-11-28T14:54:42.662Z');
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (1, '2026-11-28T14:54:42.597Z', 'events', 'meeting', 'insert', NULL, '{"id": "meeting", "date": "2026-03-07", "time": "19:00 - 21:00", "title": "Public meeting", "location": "Village hall", "updated_at": "2026-11-28T14:54:42.597Z", "description": "Come and ask."}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (2, '2026-11-28T14:54:42.616Z', 'events', 'meeting', 'update', '{"id": "meeting", "date": "2026-03-07", "time": "19:00 - 21:00", "title": "Public meeting", "location": "Village hall", "updated_at": "2026-11-28T14:54:42.597Z", "description": "Come and ask."}', '{"id": "meeting", "date": "2026-03-07", "time": "19:00 - 21:00", "title": "Public meeting on dust", "location": "Village hall", "updated_at": "2026-11-28T14:54:42.616Z", "description": "Come and ask."}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (3, '2026-11-28T14:54:42.621Z', 'impact_cards', 'card', 'insert', NULL, '{"id": "card", "delay": 200, "title": "Silica dust", "claims": [], "card_id": "silica-dust", "icon_name": "Wind", "card_style": {"className": "border-l-4 border-blue-500 bg-blue-50"}, "page_title": "Silica dust", "updated_at": "2026-11-28T14:54:42.621Z", "more_content": "<p>Fine <strong>dust</strong> travels.</p>", "page_sections": [{"type": "intro", "content": "<p>It travels.</p>", "heading": "Dust"}], "page_description": "What dust does.", "affected_villages": ["Barford", "Wasperton"], "short_description": "Fine dust travels."}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (4, '2026-11-28T14:54:42.631Z', 'village_data', 'barford', 'insert', NULL, '{"name": "Barford", "facts": [{"text": "A429", "field": "road", "claims": []}], "claims": [], "summary": "A village by the river.", "position": {"lat": 52.25, "lon": -1.6}, "preamble": {"intro": "Barford lies close.", "description": "Very close."}, "disclaimed": ["water"], "updated_at": "2026-11-28T14:54:42.631Z", "village_key": "barford", "header_image": "/drawn/barford.webp", "impact_cards": [{"icon": "Truck", "title": "Traffic", "topic": "transport", "content": {"intro": "Lorries.", "bulletPoints": ["Noise", "Dust"]}}, {"icon": "Eye", "title": "Views", "content": {"intro": "Fields."}}], "header_image_attribution": "[1] Photo: a neighbour"}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (5, '2026-11-28T14:54:42.637Z', 'evidence_categories', 'air-quality', 'insert', NULL, '{"id": "air-quality", "name": "Air quality", "updated_at": "2026-11-28T14:54:42.637Z"}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (6, '2026-11-28T14:54:42.655Z', 'evidence_documents', 'hydrology', 'insert', NULL, '{"id": "hydrology", "date": "2026", "type": "Report", "title": "Hydrology", "pdf_url": "/Hydrology.pdf", "summary": "Short.", "created_at": "2026-11-28T14:54:42.655Z", "updated_at": "2026-11-28T14:54:42.655Z", "category_id": "air-quality", "description": "Where the water goes.", "detail_text": "In full.", "external_url": "https://example.org/hydrology?page=1", "what_changed": "New figures."}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (7, '2026-11-28T14:54:42.662Z', 'claims', 'tonnage', 'insert', NULL, '{"id": "tonnage", "page": "page 4", "state": "checked", "address": "https://example.org/statement.pdf", "said_by": "applicant", "document": "Planning statement, 2022", "statement": "About 1.8 million tonnes would be dug.", "checked_on": "2026-03-07", "updated_at": "2026-11-28T14:54:42.662Z", "document_id": "planning-statement", "how_checked": "Read beside the paper"}', NULL, NULL);
INSERT INTO public.content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) OVERRIDING SYSTEM VALUE VALUES (8, '2026-11-28T14:54:42.668Z', 'updates', 'news', 'insert', NULL, '{"id": "news", "body": "<p>We meet.</p>", "sent_at": null, "subject": "News", "occasion": "", "stopped_at": null, "updated_at": "2026-11-28T14:54:42.668Z"}', NULL, NULL);
INSERT INTO public.content_revision (id, revision) VALUES (1, 9);
INSERT INTO public.daily_deletion (ran_at, doubted_at) VALUES (NULL, NULL);
INSERT INTO public.events (id, title, date, "time", location, description, updated_at) VALUES ('meeting', 'Public meeting on dust', '2026-03-07', '19:00 - 21:00', 'Village hall', 'Come and ask.', '2026-11-28T14:54:42.616Z');
INSERT INTO public.evidence_categories (id, name, updated_at) VALUES ('air-quality', 'Air quality', '2026-11-28T14:54:42.637Z');
INSERT INTO public.evidence_documents (id, title, description, detail_text, category_id, type, date, pdf_url, external_url, summary, what_changed, created_at, updated_at) VALUES ('hydrology', 'Hydrology', 'Where the water goes.', 'In full.', 'air-quality', 'Report', '2026', '/Hydrology.pdf', 'https://example.org/hydrology?page=1', 'Short.', 'New figures.', '2026-11-28T14:54:42.655Z', '2026-11-28T14:54:42.655Z');
INSERT INTO public.impact_cards (id, card_id, title, short_description, more_content, icon_name, affected_villages, card_style, delay, page_title, page_description, page_sections, claims, updated_at) VALUES ('card', 'silica-dust', 'Silica dust', 'Fine dust travels.', '<p>Fine <strong>dust</strong> travels.</p>', 'Wind', '["Barford", "Wasperton"]', '{"className": "border-l-4 border-blue-500 bg-blue-50"}', 200, 'Silica dust', 'What dust does.', '[{"type": "intro", "content": "<p>It travels.</p>", "heading": "Dust"}]', '[]', '2026-11-28T14:54:42.621Z');
INSERT INTO public.mail_queue (id, kind, about, signup_id, is_bulk, state, due, attempts, tried_at, message_id, last_error, sent_at) VALUES ('message:40e56dac-caf8-4e01-b4fd-657e5b412a72', 'message', '40e56dac-caf8-4e01-b4fd-657e5b412a72', NULL, 0, 'waiting', '2026-11-20T10:02:00.000Z', 1, '2026-11-20T10:00:00.000Z', '<1@quarry.example>', NULL, NULL);
INSERT INTO public.mail_queue (id, kind, about, signup_id, is_bulk, state, due, attempts, tried_at, message_id, last_error, sent_at) VALUES ('confirmation:b6c1b3ff-0a56-4501-a89d-281ac9957473', 'confirmation', 'b6c1b3ff-0a56-4501-a89d-281ac9957473', 'b6c1b3ff-0a56-4501-a89d-281ac9957473', 0, 'waiting', '2026-11-20T10:02:00.000Z', 1, '2026-11-20T10:00:00.000Z', '<1@quarry.example>', NULL, NULL);
INSERT INTO public.maintenance_sessions (hash, kind, expires_at) VALUES ('226e28d5961381cba74acbe4e634032eec65f948570c2b2f64c65552a9d6b25a', 'session', '2026-12-28T14:54:42.703Z');
INSERT INTO public.messages (id, received_at, name, email, subject, message, consent_text, answered_at) VALUES ('40e56dac-caf8-4e01-b4fd-657e5b412a72', '2026-11-20T10:00:00.000Z', 'Ann', 'ann@example.org', 'Dust', 'Where does it go?
Say.', 'I consent to having this website store my submitted information so they can respond to my inquiry. See our Privacy Policy for more information.', NULL);
INSERT INTO public.newsletter_links (token_hash, signup_id, confirms, made_at) VALUES ('HI6naQmfnanOvShLvss3584dFH_KKXs5hqSWFAkIp4Y', 'b6c1b3ff-0a56-4501-a89d-281ac9957473', 1, '2026-11-20T10:00:00.000Z');
INSERT INTO public.newsletter_links (token_hash, signup_id, confirms, made_at) VALUES ('H9nfvG7-rCS39FLUaDxGeExM8qyFm8fWRj7ZpdmNqWM', 'b6c1b3ff-0a56-4501-a89d-281ac9957473', 0, '2026-11-20T10:00:00.000Z');
INSERT INTO public.newsletter_signups (id, inbox, email, first_name, postcode, only_deadline, signed_up_at, consent_text, state, confirmed_at, mails_asked, mail_asked_at, refused_at, refused_words) VALUES ('b6c1b3ff-0a56-4501-a89d-281ac9957473', 'ben@example.org', 'Ben+farm@example.org', 'Ben', 'CV35 8AT', 1, '2026-11-20T10:00:00.000Z', 'By subscribing you agree that we store what you enter here, so that we can send you news of the campaign. You can leave the list at any time: write to us.', 'unconfirmed', NULL, 1, '2026-11-20T10:00:00.000Z', NULL, NULL);
INSERT INTO public.site_schema (version) VALUES ('47b491b73af8a4453988eae239c02e38581e9e5c9c976da48b23aa1bd328a043');
INSERT INTO public.updates (id, subject, body, occasion, sent_at, stopped_at, updated_at) VALUES ('news', 'News', '<p>We meet.</p>', '', NULL, NULL, '2026-11-28T14:54:42.668Z');
INSERT INTO public.upload_parts (name, part, content) VALUES ('0123456789abcdef.pdf', 0, '\x255044462d');
INSERT INTO public.uploads (name, bytes, width, height, original_name, uploaded_at) VALUES ('0123456789abcdef.pdf', 5, NULL, NULL, 'Plan.pdf', '2026-11-20T10:00:00.000Z');
INSERT INTO public.village_data (village_key, name, summary, header_image, header_image_attribution, preamble, impact_cards, "position", claims, facts, disclaimed, updated_at) VALUES ('barford', 'Barford', 'A village by the river.', '/drawn/barford.webp', '"[1] Photo: a neighbour"', '{"intro": "Barford lies close.", "description": "Very close."}', '[{"icon": "Truck", "title": "Traffic", "topic": "transport", "content": {"intro": "Lorries.", "bulletPoints": ["Noise", "Dust"]}}, {"icon": "Eye", "title": "Views", "content": {"intro": "Fields."}}]', '{"lat": 52.25, "lon": -1.6}', '[]', '[{"text": "A429", "field": "road", "claims": []}]', '["water"]', '2026-11-28T14:54:42.631Z');
SELECT pg_catalog.setval('public.content_history_id_seq', 8, true);
ALTER TABLE ONLY public.campaign_details
    ADD CONSTRAINT campaign_details_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_history
    ADD CONSTRAINT content_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.evidence_categories
    ADD CONSTRAINT evidence_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.evidence_documents
    ADD CONSTRAINT evidence_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.impact_cards
    ADD CONSTRAINT impact_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.key_facts
    ADD CONSTRAINT key_facts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.maintenance_sessions
    ADD CONSTRAINT maintenance_sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_links
    ADD CONSTRAINT newsletter_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.newsletter_signups
    ADD CONSTRAINT newsletter_signups_inbox_key UNIQUE (inbox);
ALTER TABLE ONLY public.newsletter_signups
    ADD CONSTRAINT newsletter_signups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.objection_grounds
    ADD CONSTRAINT objection_grounds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_texts
    ADD CONSTRAINT page_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.process_stages
    ADD CONSTRAINT process_stages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_checks
    ADD CONSTRAINT site_checks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_schema
    ADD CONSTRAINT site_schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.update_sendings
    ADD CONSTRAINT update_sendings_pkey PRIMARY KEY (update_id);
ALTER TABLE ONLY public.updates
    ADD CONSTRAINT updates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_pkey PRIMARY KEY (name, part);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.village_data
    ADD CONSTRAINT village_data_pkey PRIMARY KEY (village_key);
CREATE INDEX content_history_batch ON public.content_history USING btree (batch);
CREATE INDEX content_history_row ON public.content_history USING btree (table_name, row_key, id);
CREATE UNIQUE INDEX impact_cards_card_id_unique ON public.impact_cards USING btree (card_id);
CREATE INDEX mail_queue_about ON public.mail_queue USING btree (about, state);
CREATE INDEX mail_queue_due ON public.mail_queue USING btree (state, is_bulk, due);
CREATE INDEX mail_queue_signup ON public.mail_queue USING btree (signup_id);
CREATE INDEX mail_queue_tried ON public.mail_queue USING btree (tried_at);
CREATE INDEX messages_received ON public.messages USING btree (received_at);
CREATE INDEX newsletter_links_made ON public.newsletter_links USING btree (made_at);
CREATE INDEX newsletter_signups_signed_up ON public.newsletter_signups USING btree (signed_up_at);
CREATE UNIQUE INDEX village_data_village_key_unique ON public.village_data USING btree (village_key);
CREATE TRIGGER content_revision_campaign_details AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.campaign_details FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_cases AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cases FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_claims AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.claims FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_events AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_evidence_categories AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.evidence_categories FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_evidence_documents AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.evidence_documents FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_impact_cards AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.impact_cards FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_key_facts AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.key_facts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_notices AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.notices FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_objection_grounds AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.objection_grounds FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_page_texts AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.page_texts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_process_stages AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.process_stages FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_site_checks AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_checks FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_updates AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.updates FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_revision_village_data AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.village_data FOR EACH STATEMENT EXECUTE FUNCTION public.raise_content_revision();
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_name_fkey FOREIGN KEY (name) REFERENCES public.uploads(name) ON DELETE CASCADE;
