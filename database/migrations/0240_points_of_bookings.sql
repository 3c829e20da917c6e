-- A proposal counts when the first booking of what its client approved on the page is asked for, once, and never as a
-- copy: a journey says who accepted it and whether it began as one.
alter table journeys
  add column accepted_by text check (accepted_by in ('client', 'owner')),
  add column is_copy boolean not null default false;
update journeys j set accepted_by = case when f.actor_id is null then 'client' else 'owner' end
from facts f where f.kind = 'proposal_accepted' and f.cause = j.accepted_snapshot_id::text;

-- Versions that are in force or over counted the acceptance itself, and what they counted stands.
alter table reputation_rule_sets add column counts_acceptance boolean not null default true;
alter table reputation_rule_sets alter column counts_acceptance set default false;

-- One that waits for its day has counted nothing yet, and counts as from now on.
alter table reputation_rule_sets disable trigger reputation_rule_sets_are_kept;
alter table reputation_rules disable trigger reputation_rules_are_kept;
update reputation_rule_sets set counts_acceptance = false where valid_from > now();
update reputation_rules set cap_points = 60, cap_window = 'month', cap_group = 'own'
where key = 'proposal_accepted' and cap_points is null
  and version in (select version from reputation_rule_sets where valid_from > now());
alter table reputation_rules enable trigger reputation_rules_are_kept;
alter table reputation_rule_sets enable trigger reputation_rule_sets_are_kept;

-- A house that has rules gets them as it publishes others: a version from the next midnight of São Paulo on, made of the
-- one in force, and announced to whoever sells.
with in_force as (
  select version, life_months, rates from reputation_rule_sets
  where valid_from <= now() order by valid_from desc limit 1
), added as (
  insert into reputation_rule_sets (version, valid_from, life_months, rates, note, published_at)
  select
    (select max(version) from reputation_rule_sets) + 1,
    (date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day') at time zone 'America/Sao_Paulo',
    life_months, rates,
    'Uma proposta conta quando sai o primeiro pedido de reserva da opção que o cliente aprovou na página, uma vez por cliente e jornada, até 60 pontos por mês. Cópias de uma jornada e a palavra do advisor não contam. O que já contou fica. / A proposal counts when the first booking request of the option the client approved on the page is sent, once per client and journey, up to 60 points a month. Copies of a journey and the advisor’s word do not count. What has counted stays.',
    now()
  from in_force
  on conflict (valid_from) do nothing
  returning version
), copied as (
  insert into reputation_rules (version, key, points, per_thousand, most, cap_points, cap_window, cap_group)
  select added.version, r.key, r.points, r.per_thousand, r.most,
    case when r.key = 'proposal_accepted' then 60 else r.cap_points end,
    case when r.key = 'proposal_accepted' then 'month' else r.cap_window end,
    case when r.key = 'proposal_accepted' then 'own' else r.cap_group end
  from reputation_rules r join in_force on in_force.version = r.version cross join added
  returning key, points
)
insert into system_updates (id, title, description, title_en, description_en, update_type, target_audience, is_published, published_at)
select gen_random_uuid(),
  'Como uma proposta soma pontos',
  'A partir de amanhã, uma proposta soma ' || points || ' pontos quando sai o primeiro pedido de reserva da opção que o cliente aprovou na página: uma vez por cliente e jornada, até 60 pontos por mês. Cópias de uma jornada e o registro do advisor não contam. Os pontos que você já tem ficam.',
  'How a proposal earns points',
  'From tomorrow, a proposal earns ' || points || ' points when the first booking request of the option the client approved on the page is sent: once per client and journey, up to 60 points a month. Copies of a journey and the advisor’s own record do not count. The points you have stay.',
  'announcement', 'advisors', true, now()
from copied where key = 'proposal_accepted';
