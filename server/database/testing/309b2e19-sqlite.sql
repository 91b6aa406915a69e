CREATE TABLE events (id text not null primary key, title text not null, date text not null, time text not null default '', location text not null default '', description text not null default '', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE impact_cards (id text not null primary key, card_id text not null, title text not null, short_description text not null default '', more_content text not null default '', icon_name text not null default '', affected_villages text not null default '[]', card_style text not null default '{}', delay integer not null default 100, page_title text not null default '', page_description text not null default '', page_sections text not null default '[]', claims text not null default '[]', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE village_data (village_key text not null primary key, name text not null, summary text not null default '', header_image text , header_image_attribution text , preamble text not null default '{}', impact_cards text not null default '[]', position text , claims text not null default '[]', facts text not null default '[]', disclaimed text not null default '[]', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE evidence_categories (id text not null primary key, name text not null, updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE evidence_documents (id text not null primary key, title text not null, description text not null default '', detail_text text not null default '', category_id text , type text not null default '', date text not null default '', pdf_url text , external_url text , summary text , what_changed text , created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE site_schema (version text not null primary key) strict;
CREATE TABLE claims (id text not null primary key, statement text not null default '', said_by text not null default '', document text not null default '', page text not null default '', address text not null default '', document_id text not null default '', checked_on text not null default '', how_checked text not null default '', state text not null default '', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE campaign_details (id text not null primary key, name text not null default '', organisation text not null default '', application_reference text not null default '', planning_documents_url text not null default '', contact_email text not null default '', privacy_email text not null default '', council_email text not null default '', council_form text not null default '', council_address text not null default '', council_count text not null default '{}', social_links text not null default '[]', fundraising_url text not null default '', bank_account text not null default '{}', funds_holder text not null default '', funds_surplus text not null default '', host text not null default '', retention_days text not null default '{}', mails_an_hour integer not null default 200, mails_a_second integer not null default 10, updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE process_stages (id text not null primary key, title text not null default '', description text not null default '', status text not null default '', overlay_position text not null default '{}', starts_on text not null default '', ends_on text not null default '', claims text not null default '[]', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE key_facts (id text not null primary key, title text not null default '', figure text not null default '', content text not null default '', source text not null default '', claims text not null default '[]', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE notices (id text not null primary key, text text not null default '', link_url text not null default '', link_text text not null default '', ends_on text not null default '', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE page_texts (id text not null primary key, text text not null default '', claims text not null default '[]', updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE cases (id text not null primary key, name text not null default '', authority text not null default '', decided text not null default '', outcome text not null default '', decided_by text not null default '', what_decided text not null default '', meaning text not null default '', address text not null default '', source text not null default '', checked_on text not null default '', how_checked text not null default '', sort_order integer not null default 0, updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE objection_grounds (id text not null primary key, name text not null default '', lasting text not null default '', why text not null default '', prompt text not null default '', example text not null default '', sentences text not null default '[]', sequence integer not null default 100, updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE site_checks (id text not null primary key, part text not null default '', title text not null default '', answer text not null default '', gap text not null default '', source text not null default '', address text not null default '', checked_on text not null default '', sort_order integer not null default 0, updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE updates (id text not null primary key, subject text not null default '', body text not null default '', occasion text not null default '', sent_at text , stopped_at text , updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))) strict;
CREATE TABLE content_revision (
       id integer not null primary key check (id = 1),
       revision integer not null
     ) strict;
CREATE TABLE daily_deletion (ran_at text, doubted_at text) strict;
CREATE TABLE content_history (
       id integer primary key autoincrement,
       at text not null,
       table_name text not null,
       row_key text not null,
       kind text not null check (kind in ('insert', 'update', 'delete')),
       before text,
       after text,
       batch text,
       auto_saved_since text
     ) strict;
CREATE TABLE maintenance_sessions (
       hash text not null primary key,
       kind text not null check (kind in ('code', 'session')),
       expires_at text not null
     ) strict;
CREATE TABLE messages (
       id text not null primary key,
       received_at text not null,
       name text not null,
       email text not null,
       subject text not null,
       message text not null,
       consent_text text not null,
       answered_at text
     ) strict;
CREATE TABLE newsletter_signups (
       id text not null primary key,
       inbox text not null unique,
       email text not null,
       first_name text not null default '',
       postcode text not null default '',
       only_deadline integer not null default 0 check (only_deadline in (0, 1)),
       signed_up_at text not null,
       consent_text text not null,
       state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')),
       confirmed_at text,
       mails_asked integer not null default 1,
       mail_asked_at text not null,
       refused_at text,
       refused_words text
     ) strict;
CREATE TABLE newsletter_links (
       token_hash text not null primary key,
       signup_id text not null,
       confirms integer not null check (confirms in (0, 1)),
       made_at text not null
     ) strict;
CREATE TABLE update_sendings (
       update_id text not null primary key,
       started_at text not null,
       recipients integer not null
     ) strict;
CREATE TABLE mail_queue (
       id text not null primary key,
       kind text not null check (kind in ('message', 'confirmation', 'welcome', 'update')),
       about text not null,
       signup_id text,
       is_bulk integer not null default 0 check (is_bulk in (0, 1)),
       state text not null default 'waiting' check (state in ('waiting', 'held', 'stopped', 'sent', 'failed')),
       due text not null,
       attempts integer not null default 0,
       tried_at text,
       message_id text,
       last_error text,
       sent_at text
     ) strict;
CREATE TABLE uploads (
       name text not null primary key,
       bytes integer not null,
       width integer,
       height integer,
       original_name text not null,
       uploaded_at text not null
     ) strict;
CREATE TABLE upload_parts (
       name text not null references uploads (name) on delete cascade,
       part integer not null,
       content blob not null,
       primary key (name, part)
     ) strict;
insert into events (id, title, date, time, location, description, updated_at) values ('meeting', 'Public meeting on dust', '2026-03-07', '19:00 - 21:00', 'Village hall', 'Come and ask.', '2026-11-28T14:54:40.606Z');
insert into impact_cards (id, card_id, title, short_description, more_content, icon_name, affected_villages, card_style, delay, page_title, page_description, page_sections, claims, updated_at) values ('card', 'silica-dust', 'Silica dust', 'Fine dust travels.', '<p>Fine <strong>dust</strong> travels.</p>', 'Wind', '["Barford","Wasperton"]', '{"className":"border-l-4 border-blue-500 bg-blue-50"}', 200, 'Silica dust', 'What dust does.', '[{"type":"intro","heading":"Dust","content":"<p>It travels.</p>"}]', '[]', '2026-11-28T14:54:40.613Z');
insert into village_data (village_key, name, summary, header_image, header_image_attribution, preamble, impact_cards, position, claims, facts, disclaimed, updated_at) values ('barford', 'Barford', 'A village by the river.', '/drawn/barford.webp', '[1] Photo: a neighbour', '{"intro":"Barford lies close.","description":"Very close."}', '[{"icon":"Truck","title":"Traffic","topic":"transport","content":{"intro":"Lorries.","bulletPoints":["Noise","Dust"]}},{"icon":"Eye","title":"Views","content":{"intro":"Fields."}}]', '{"lat":52.25,"lon":-1.6}', '[]', '[{"field":"road","text":"A429","claims":[]}]', '["water"]', '2026-11-28T14:54:40.622Z');
insert into evidence_categories (id, name, updated_at) values ('air-quality', 'Air quality', '2026-11-28T14:54:40.624Z');
insert into evidence_documents (id, title, description, detail_text, category_id, type, date, pdf_url, external_url, summary, what_changed, created_at, updated_at) values ('hydrology', 'Hydrology', 'Where the water goes.', 'In full.', 'air-quality', 'Report', '2026', '/Hydrology.pdf', 'https://example.org/hydrology?page=1', 'Short.', 'New figures.', '2026-11-28T14:54:40.627Z', '2026-11-28T14:54:40.627Z');
insert into site_schema (version) values ('c316ee3745187354b9c5acc7e191d1dadd4bb8d41fdc3299120d3eb552f283a4');
insert into claims (id, statement, said_by, document, page, address, document_id, checked_on, how_checked, state, updated_at) values ('tonnage', 'About 1.8 million tonnes would be dug.', 'applicant', 'Planning statement, 2022', 'page 4', 'https://example.org/statement.pdf', 'planning-statement', '2026-03-07', 'Read beside the paper', 'checked', '2026-11-28T14:54:40.630Z');
insert into updates (id, subject, body, occasion, sent_at, stopped_at, updated_at) values ('news', 'News', '<p>We meet.</p>', '', null, null, '2026-11-28T14:54:40.635Z');
insert into content_revision (id, revision) values (1, 9);
insert into daily_deletion (ran_at, doubted_at) values (null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (1, '2026-11-28T14:54:40.600Z', 'events', 'meeting', 'insert', null, '{"id":"meeting","title":"Public meeting","date":"2026-03-07","time":"19:00 - 21:00","location":"Village hall","description":"Come and ask.","updated_at":"2026-11-28T14:54:40.600Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (2, '2026-11-28T14:54:40.606Z', 'events', 'meeting', 'update', '{"id":"meeting","title":"Public meeting","date":"2026-03-07","time":"19:00 - 21:00","location":"Village hall","description":"Come and ask.","updated_at":"2026-11-28T14:54:40.600Z"}', '{"id":"meeting","title":"Public meeting on dust","date":"2026-03-07","time":"19:00 - 21:00","location":"Village hall","description":"Come and ask.","updated_at":"2026-11-28T14:54:40.606Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (3, '2026-11-28T14:54:40.613Z', 'impact_cards', 'card', 'insert', null, '{"id":"card","card_id":"silica-dust","title":"Silica dust","short_description":"Fine dust travels.","more_content":"<p>Fine <strong>dust</strong> travels.</p>","icon_name":"Wind","affected_villages":"[\"Barford\",\"Wasperton\"]","card_style":"{\"className\":\"border-l-4 border-blue-500 bg-blue-50\"}","delay":200,"page_title":"Silica dust","page_description":"What dust does.","page_sections":"[{\"type\":\"intro\",\"heading\":\"Dust\",\"content\":\"<p>It travels.</p>\"}]","claims":"[]","updated_at":"2026-11-28T14:54:40.613Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (4, '2026-11-28T14:54:40.622Z', 'village_data', 'barford', 'insert', null, '{"village_key":"barford","name":"Barford","summary":"A village by the river.","header_image":"/drawn/barford.webp","header_image_attribution":"[1] Photo: a neighbour","preamble":"{\"intro\":\"Barford lies close.\",\"description\":\"Very close.\"}","impact_cards":"[{\"icon\":\"Truck\",\"title\":\"Traffic\",\"topic\":\"transport\",\"content\":{\"intro\":\"Lorries.\",\"bulletPoints\":[\"Noise\",\"Dust\"]}},{\"icon\":\"Eye\",\"title\":\"Views\",\"content\":{\"intro\":\"Fields.\"}}]","position":"{\"lat\":52.25,\"lon\":-1.6}","claims":"[]","facts":"[{\"field\":\"road\",\"text\":\"A429\",\"claims\":[]}]","disclaimed":"[\"water\"]","updated_at":"2026-11-28T14:54:40.622Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (5, '2026-11-28T14:54:40.624Z', 'evidence_categories', 'air-quality', 'insert', null, '{"id":"air-quality","name":"Air quality","updated_at":"2026-11-28T14:54:40.624Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (6, '2026-11-28T14:54:40.627Z', 'evidence_documents', 'hydrology', 'insert', null, '{"id":"hydrology","title":"Hydrology","description":"Where the water goes.","detail_text":"In full.","category_id":"air-quality","type":"Report","date":"2026","pdf_url":"/Hydrology.pdf","external_url":"https://example.org/hydrology?page=1","summary":"Short.","what_changed":"New figures.","created_at":"2026-11-28T14:54:40.627Z","updated_at":"2026-11-28T14:54:40.627Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (7, '2026-11-28T14:54:40.630Z', 'claims', 'tonnage', 'insert', null, '{"id":"tonnage","statement":"About 1.8 million tonnes would be dug.","said_by":"applicant","document":"Planning statement, 2022","page":"page 4","address":"https://example.org/statement.pdf","document_id":"planning-statement","checked_on":"2026-03-07","how_checked":"Read beside the paper","state":"checked","updated_at":"2026-11-28T14:54:40.630Z"}', null, null);
insert into content_history (id, at, table_name, row_key, kind, before, after, batch, auto_saved_since) values (8, '2026-11-28T14:54:40.635Z', 'updates', 'news', 'insert', null, '{"id":"news","subject":"News","body":"<p>We meet.</p>","occasion":"","sent_at":null,"stopped_at":null,"updated_at":"2026-11-28T14:54:40.635Z"}', null, null);
insert into maintenance_sessions (hash, kind, expires_at) values ('028e0ae746438d67233034087fabb01d351bce7a95d266774986ca7a20592a58', 'session', '2026-12-28T14:54:40.648Z');
insert into messages (id, received_at, name, email, subject, message, consent_text, answered_at) values ('94fe2d1a-be7e-4731-8d82-b337334f8e29', '2026-11-20T10:00:00.000Z', 'Ann', 'ann@example.org', 'Dust', 'Where does it go?
Say.', 'I consent to having this website store my submitted information so they can respond to my inquiry. See our Privacy Policy for more information.', null);
insert into newsletter_signups (id, inbox, email, first_name, postcode, only_deadline, signed_up_at, consent_text, state, confirmed_at, mails_asked, mail_asked_at, refused_at, refused_words) values ('671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', 'ben@example.org', 'Ben+farm@example.org', 'Ben', 'CV35 8AT', 1, '2026-11-20T10:00:00.000Z', 'By subscribing you agree that we store what you enter here, so that we can send you news of the campaign. You can leave the list at any time: write to us.', 'unconfirmed', null, 1, '2026-11-20T10:00:00.000Z', null, null);
insert into newsletter_links (token_hash, signup_id, confirms, made_at) values ('Tt_QORQ3lSiTGppD7fo6tv5Aygnh5VPlpCp1ZTBqWOA', '671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', 1, '2026-11-20T10:00:00.000Z');
insert into newsletter_links (token_hash, signup_id, confirms, made_at) values ('Ql-gGs8G6j0AlShx1zxysJ7uVKZgjLt4FmleiwOjqHI', '671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', 0, '2026-11-20T10:00:00.000Z');
insert into mail_queue (id, kind, about, signup_id, is_bulk, state, due, attempts, tried_at, message_id, last_error, sent_at) values ('message:94fe2d1a-be7e-4731-8d82-b337334f8e29', 'message', '94fe2d1a-be7e-4731-8d82-b337334f8e29', null, 0, 'waiting', '2026-11-20T10:02:00.000Z', 1, '2026-11-20T10:00:00.000Z', '<1@quarry.example>', null, null);
insert into mail_queue (id, kind, about, signup_id, is_bulk, state, due, attempts, tried_at, message_id, last_error, sent_at) values ('confirmation:671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', 'confirmation', '671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', '671f1ef4-c160-4cb1-ad1e-ca9e0c98ce69', 0, 'waiting', '2026-11-20T10:02:00.000Z', 1, '2026-11-20T10:00:00.000Z', '<1@quarry.example>', null, null);
insert into uploads (name, bytes, width, height, original_name, uploaded_at) values ('0123456789abcdef.pdf', 5, null, null, 'Plan.pdf', '2026-11-20T10:00:00.000Z');
insert into upload_parts (name, part, content) values ('0123456789abcdef.pdf', 0, x'255044462d');
CREATE UNIQUE INDEX impact_cards_card_id_unique on impact_cards (card_id);
CREATE UNIQUE INDEX village_data_village_key_unique on village_data (village_key);
CREATE INDEX content_history_row on content_history (table_name, row_key, id);
CREATE INDEX content_history_batch on content_history (batch);
CREATE INDEX messages_received on messages (received_at);
CREATE INDEX newsletter_signups_signed_up on newsletter_signups (signed_up_at);
CREATE INDEX newsletter_links_made on newsletter_links (made_at);
CREATE INDEX mail_queue_due on mail_queue (state, is_bulk, due);
CREATE INDEX mail_queue_tried on mail_queue (tried_at);
CREATE INDEX mail_queue_about on mail_queue (about, state);
CREATE INDEX mail_queue_signup on mail_queue (signup_id);
CREATE TRIGGER content_revision_insert_events after insert on events
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_events after update on events
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_events after delete on events
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_impact_cards after insert on impact_cards
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_impact_cards after update on impact_cards
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_impact_cards after delete on impact_cards
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_village_data after insert on village_data
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_village_data after update on village_data
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_village_data after delete on village_data
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_evidence_categories after insert on evidence_categories
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_evidence_categories after update on evidence_categories
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_evidence_categories after delete on evidence_categories
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_evidence_documents after insert on evidence_documents
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_evidence_documents after update on evidence_documents
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_evidence_documents after delete on evidence_documents
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_claims after insert on claims
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_claims after update on claims
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_claims after delete on claims
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_campaign_details after insert on campaign_details
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_campaign_details after update on campaign_details
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_campaign_details after delete on campaign_details
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_process_stages after insert on process_stages
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_process_stages after update on process_stages
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_process_stages after delete on process_stages
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_key_facts after insert on key_facts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_key_facts after update on key_facts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_key_facts after delete on key_facts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_notices after insert on notices
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_notices after update on notices
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_notices after delete on notices
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_page_texts after insert on page_texts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_page_texts after update on page_texts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_page_texts after delete on page_texts
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_cases after insert on cases
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_cases after update on cases
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_cases after delete on cases
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_objection_grounds after insert on objection_grounds
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_objection_grounds after update on objection_grounds
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_objection_grounds after delete on objection_grounds
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_site_checks after insert on site_checks
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_site_checks after update on site_checks
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_site_checks after delete on site_checks
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_insert_updates after insert on updates
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_update_updates after update on updates
             begin update content_revision set revision = revision + 1; end;
CREATE TRIGGER content_revision_delete_updates after delete on updates
             begin update content_revision set revision = revision + 1; end;
